// Re-exported: charts consist of views, and as in Swift Charts `Date` and `CGFloat` are visible.
@_exported public import TextUI
