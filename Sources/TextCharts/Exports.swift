// Every file of this module sees what stands here, and so does whoever imports it:
// the views that charts are made of, and `Date` and `CGFloat` as with Swift Charts.
@_exported public import TextUI
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
  @_exported public import struct Foundation.CGFloat
#else
  @_exported public import Foundation
#endif
