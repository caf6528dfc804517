// Apple's SwiftUI hands on Foundation, Observation and Combine, so widgets name `Date`,
// `@Observable` and `@Published` without importing them. Its network and its XML are modules of their
// own on Linux.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationFormats
@_exported public import FoundationGaps
@_exported public import FoundationXML
@_exported public import Observation
@_exported public import TextUI
@_exported public import TextWidgetKit

// Foundation has types of these names too, which nothing here is drawn with, or names them and says
// that they are missing. What is imported by its own name goes before what comes with a module, also
// in a file that imports Foundation itself.
@_exported public import class FoundationGaps.DateComponentsFormatter
@_exported public import class FoundationGaps.MeasurementFormatter
@_exported public import class FoundationGaps.PersonNameComponentsFormatter
@_exported public import struct TextUI.CGPoint
@_exported public import struct TextUI.CGRect
@_exported public import enum TextUI.CGRectEdge
@_exported public import struct TextUI.CGSize
