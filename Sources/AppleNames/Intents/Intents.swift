// Of Apple's module only the classes that widgets are configured by are here, which live with them.
@_exported public import SwiftUI
