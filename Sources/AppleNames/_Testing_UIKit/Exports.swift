// The compiler imports a module of this name in files that import Testing and UIKit; Apple's
// attaches pictures to tests, which is not possible here.
@_exported public import UIKit
