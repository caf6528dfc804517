// Apple's SwiftUI has the protocols of widgets, and sources that import it alone name the rest of
// them too; so all of it is there.
@_exported public import SwiftUI
