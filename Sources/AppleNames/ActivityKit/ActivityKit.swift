// What widgets use of it; only an app starts an activity.
@_exported public import SwiftUI
