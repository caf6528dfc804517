// Models are kept in memory and end with the program: nothing is read from a store or written to one.
@_exported public import SwiftUI
