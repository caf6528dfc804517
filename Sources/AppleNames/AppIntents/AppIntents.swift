// The intents' vocabulary is small and widgets are its one use here, so it lives with them, and
// comes with SwiftUI.
@_exported public import SwiftUI
