// For all files of this module: `Date` and `TimeZone`.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
// Whoever runs the command hands it a language and reads its failures.
@_exported public import CommandArguments
