// What widgets use of UIKit, Apple's SwiftUI hands on; so it is there. UIKit hands Core Image on too.
@_exported public import CoreImage
@_exported public import SwiftUI
