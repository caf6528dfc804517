// Gives `Date` and `TimeZone` to every file of this module and to the modules that import it.
//
// FoundationEssentials on Linux: all of Foundation would bring ICU and CoreFoundation into each
// program, 50 MB and 0.4 ms a start. On Apple's systems both are the system's.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
