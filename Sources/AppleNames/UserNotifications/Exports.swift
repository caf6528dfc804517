// Nothing notifies anybody: asking is denied, and what is added is not kept.
@_exported public import Foundation
