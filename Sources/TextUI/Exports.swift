// Every file of this module sees what stands here, and so does whoever imports it:
// the cells that views are drawn in, and `Date` and `CGFloat` as with SwiftUI.
@_exported public import CellGrid
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
  @_exported public import struct Foundation.CGFloat
#else
  @_exported public import Foundation
#endif
