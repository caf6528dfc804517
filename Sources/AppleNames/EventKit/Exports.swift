// There is no calendar: access is denied and nothing is found, which apps have to be ready for.
@_exported public import SwiftUI
