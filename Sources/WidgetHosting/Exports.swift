// Re-exported: a front reads a command line and draws widgets.
@_exported public import CommandArguments
@_exported public import TextWidgetKit
