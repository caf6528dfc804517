// App Intents' names are few and only widgets use them here: they are declared there.
@_exported public import SwiftUI
