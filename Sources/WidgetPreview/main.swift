import CommandArguments
import Foundation

exit(WidgetPreview(CommandLine.arguments, ProcessInfo.processInfo.environment).run())
