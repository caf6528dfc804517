// Nobody says here what the weather is: asking fails, and there are no values of it.
@_exported public import CoreLocation
@_exported public import SwiftUI
