// Digests and what they authenticate; nothing is encrypted or signed here.
@_exported public import Foundation
