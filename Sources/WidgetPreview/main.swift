import CommandArguments
import Foundation

exit(WidgetPreview(CommandLine.arguments).run())
