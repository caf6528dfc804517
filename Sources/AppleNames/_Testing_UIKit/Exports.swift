// The compiler adds a module of this name where a file imports Testing and UIKit; Apple's attaches
// pictures to tests, which nothing here shows.
@_exported public import UIKit
