// Only the classes that configure widgets are available; they are declared with the widgets.
@_exported public import SwiftUI
