// Re-exported: SwiftUI has the names that widgets use; the others are the system's.
@_exported public import SwiftUI
