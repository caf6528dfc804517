// There is no shop: no products are found, nobody has bought anything, and nobody can.
@_exported public import SwiftUI
