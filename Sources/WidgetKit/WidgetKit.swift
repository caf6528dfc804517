@_exported public import TextWidgetKit
