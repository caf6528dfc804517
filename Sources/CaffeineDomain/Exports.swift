// Re-exported: dates, and the wall clocks for days and bedtimes.
@_exported public import CivilTime
