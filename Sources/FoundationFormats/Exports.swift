// Every file of this module sees what stands here, and so does whoever imports it: the texts that show
// formats. Foundation's formats themselves come with Foundation.
@_exported public import TextUI
