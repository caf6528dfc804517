// Every file of this module sees what stands here, and so does whoever imports it. Below Apple's
// names no other library links Foundation's networking: who draws without it starts without it.
@_exported public import Foundation
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
