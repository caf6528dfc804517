// Whoever imports this module sees views too, since widgets are made of them.
@_exported public import TextUI
