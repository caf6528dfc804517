// What of Apple's module widgets name, SwiftUI hands on.
@_exported public import SwiftUI
