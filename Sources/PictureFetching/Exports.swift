// Re-exported. Below Apple's names no other library links Foundation's networking, so a program
// that does not fetch starts without it.
@_exported public import Foundation
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
