// For all files of this module: `Date` and `TimeZone`.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
@_exported public import Messages
