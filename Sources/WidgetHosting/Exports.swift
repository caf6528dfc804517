// Re-exported: what is hosted are widgets, at dates.
@_exported public import TextWidgetKit
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
