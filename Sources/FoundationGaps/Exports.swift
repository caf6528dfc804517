// Foundation's networking comes by this module alone, so that what stands here goes before its own.
@_exported public import Foundation
@_exported public import FoundationNetworking
