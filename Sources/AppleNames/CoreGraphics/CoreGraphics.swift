// Of Apple's module only points, sizes, rectangles, colours and outlines are here, which live there.
@_exported public import SwiftUI
