// The names of App Intents that widgets use come with SwiftUI.
@_exported public import SwiftUI
