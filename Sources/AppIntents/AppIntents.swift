@_exported public import Foundation
// The intents' vocabulary is small and widgets are its one use here, so it lives with them.
@_exported public import TextWidgetKit
