// Foundation's networking comes by way of this module alone, so that what stands here goes before what
// is read-only or missing there.
@_exported public import Foundation
@_exported public import FoundationNetworking
