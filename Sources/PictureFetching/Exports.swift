// Re-exported. No other library below Apple's names links networking: others start without it.
@_exported public import Foundation
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
