// Foundation comes by way of SwiftUI, as in WidgetKit. Of Apple's module only the classes that
// widgets are configured by are here.
@_exported public import SwiftUI
@_exported public import class TextWidgetKit.INIntent
@_exported public import class TextWidgetKit.INObject
@_exported public import struct TextWidgetKit.INObjectCollection
@_exported public import struct TextWidgetKit.INObjectSection
