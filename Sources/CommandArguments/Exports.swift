// Re-exported: the texts of a command are messages.
@_exported public import Messages
