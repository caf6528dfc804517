// The name that Apple's module had on phones.
@_exported public import CoreServices
