// What of Apple's module describes charts, SwiftUI hands on here.
@_exported public import SwiftUI
