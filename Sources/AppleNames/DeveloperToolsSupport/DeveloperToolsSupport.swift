// The previews and the resources of asset catalogues come with SwiftUI here.
@_exported public import SwiftUI
