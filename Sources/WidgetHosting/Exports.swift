// Re-exported: a host draws widgets.
@_exported public import TextWidgetKit
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
