// Every file of this module sees what stands here, and so does whoever imports it:
// dates, and the wall clock by which days and bedtimes are found.
@_exported public import CivilTime
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
