// Re-exported for `Date` and `CGFloat`.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
  @_exported public import struct Foundation.CGFloat
#else
  @_exported public import Foundation
#endif
