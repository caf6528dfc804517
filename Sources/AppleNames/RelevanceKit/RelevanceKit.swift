// Its names stand beside those of the widgets that they are for.
@_exported public import SwiftUI
