// Re-exported: SwiftUI has the names that widgets use; only an app starts an activity.
@_exported public import SwiftUI

extension ActivityAuthorizationError: CustomNSError {}
