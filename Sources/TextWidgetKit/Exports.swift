// Every file of this module sees what stands here, and so does whoever imports it:
// a widget is made of views.
@_exported public import TextUI
