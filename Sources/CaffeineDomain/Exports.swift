// Every file of this module sees what stands here, and so does whoever imports it:
// dates, and the wall clock by which days and bedtimes are found.
@_exported public import CivilTime
