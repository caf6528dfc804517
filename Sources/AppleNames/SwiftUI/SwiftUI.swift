// Apple's SwiftUI re-exports Foundation, Observation and Combine, so widgets use `Date`,
// `@Observable` and `@Published` without importing them. On Linux, Foundation's networking and XML
// are separate modules.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationFormats
@_exported public import FoundationGaps
@_exported public import FoundationXML
@_exported public import Observation
@_exported public import TextUI
@_exported public import TextWidgetKit

// Foundation declares these names too: some types are not the ones used for drawing, others are
// marked as unavailable. A declaration that is imported by name takes precedence over one from a
// module, also in a file that imports Foundation itself.
@_exported public import class FoundationGaps.DateComponentsFormatter
@_exported public import class FoundationGaps.MeasurementFormatter
@_exported public import func FoundationGaps.NSLocalizedString
@_exported public import class FoundationGaps.PersonNameComponentsFormatter
@_exported public import struct TextUI.CGPoint
@_exported public import struct TextUI.CGRect
@_exported public import enum TextUI.CGRectEdge
@_exported public import struct TextUI.CGSize
