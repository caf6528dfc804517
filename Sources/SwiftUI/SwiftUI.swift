@_exported public import TextUI
