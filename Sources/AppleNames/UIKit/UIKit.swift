// Re-exported: Apple's SwiftUI includes the UIKit names that widgets use.
@_exported public import SwiftUI
