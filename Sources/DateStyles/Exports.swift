// Every file of this module sees what stands here, and so does whoever imports it:
// the wall clock by which dates are put into words.
@_exported public import CivilTime
