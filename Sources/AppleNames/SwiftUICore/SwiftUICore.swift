// The part of SwiftUI that Xcode sometimes imports by itself.
@_exported public import SwiftUI
