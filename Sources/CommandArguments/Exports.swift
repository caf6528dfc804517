// Every file of this module sees what stands here, and so does whoever imports it:
// the texts of a command are messages.
@_exported public import Messages
