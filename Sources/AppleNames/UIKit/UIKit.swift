// What widgets use of UIKit, Apple's SwiftUI hands on; so it is there.
@_exported public import SwiftUI
