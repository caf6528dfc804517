// The names of App Intents are few and only widgets use them here, so they are declared there
// and come with SwiftUI.
@_exported public import SwiftUI
