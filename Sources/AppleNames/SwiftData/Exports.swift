// Models are kept in memory until the program ends; no store is read or written.
@_exported public import SwiftUI
