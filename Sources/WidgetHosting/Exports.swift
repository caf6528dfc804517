// Every file of this module sees what stands here, and so does whoever imports it:
// what is hosted are widgets.
@_exported public import TextWidgetKit
