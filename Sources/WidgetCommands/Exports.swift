// Re-exported: a command's options here describe widgets.
@_exported public import CommandArguments
@_exported public import TextWidgetKit
