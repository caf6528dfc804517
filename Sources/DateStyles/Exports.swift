// Gives the wall clock on which dates are read to every file and to the modules that import this.
@_exported public import CivilTime
