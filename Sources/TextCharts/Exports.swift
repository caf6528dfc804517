// Every file of this module sees what stands here, and so does whoever imports it:
// the views that charts are made of, with `Date` and `CGFloat` as with Swift Charts.
@_exported public import TextUI
