// Every file of this module sees what stands here, and so does whoever imports it, for `Date` and `TimeZone`.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
@_exported public import Messages
