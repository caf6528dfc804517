// Every file of this module sees what stands here, and so does whoever imports it:
// its options are a command's, and what they are for are widgets.
@_exported public import CommandArguments
@_exported public import TextWidgetKit
