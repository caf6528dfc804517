// What is relevant stands beside the widgets that say so.
@_exported public import SwiftUI
