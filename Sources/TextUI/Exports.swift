// Gives every file of this module and the modules that import it the cells of views, and `Date` and
// `CGFloat` as SwiftUI does.
//
// Name by name, since Foundation has some members too, such as
// `FileManager.url(for:in:appropriateFor:create:)`: they would be ambiguous to a file that imports
// Foundation and a module that re-exports all of FoundationEssentials. Operators cannot be
// re-exported by name: those of dates are below, less favoured than Foundation's.
@_exported public import TextCells
#if canImport(FoundationEssentials)
  @_exported public import struct FoundationEssentials.AttributeContainer
  @_exported public import enum FoundationEssentials.AttributeDynamicLookup
  @_exported public import protocol FoundationEssentials.AttributeScope
  @_exported public import struct FoundationEssentials.AttributeScopeCodableConfiguration
  @_exported public import enum FoundationEssentials.AttributeScopes
  @_exported public import struct FoundationEssentials.AttributedString
  @_exported public import protocol FoundationEssentials.AttributedStringAttributeMutation
  @_exported public import protocol FoundationEssentials.AttributedStringKey
  @_exported public import protocol FoundationEssentials.AttributedStringProtocol
  @_exported public import struct FoundationEssentials.AttributedSubstring
  @_exported public import struct FoundationEssentials.Calendar
  @_exported public import struct FoundationEssentials.CocoaError
  @_exported public import typealias FoundationEssentials.CodableAttributedStringKey
  @_exported public import struct FoundationEssentials.CodableConfiguration
  @_exported public import typealias FoundationEssentials.CodableWithConfiguration
  @_exported public import struct FoundationEssentials.ComparableComparator
  @_exported public import enum FoundationEssentials.ComparisonResult
  @_exported public import protocol FoundationEssentials.ContiguousBytes
  @_exported public import struct FoundationEssentials.Data
  @_exported public import protocol FoundationEssentials.DataProtocol
  @_exported public import struct FoundationEssentials.Date
  @_exported public import struct FoundationEssentials.DateComponents
  @_exported public import struct FoundationEssentials.DateInterval
  @_exported public import struct FoundationEssentials.Decimal
  @_exported public import protocol FoundationEssentials.DecodableAttributedStringKey
  @_exported public import protocol FoundationEssentials.DecodableWithConfiguration
  @_exported public import protocol FoundationEssentials.DecodingConfigurationProviding
  @_exported public import struct FoundationEssentials.DiscontiguousAttributedSubstring
  @_exported public import protocol FoundationEssentials.DiscreteFormatStyle
  @_exported public import protocol FoundationEssentials.EncodableAttributedStringKey
  @_exported public import protocol FoundationEssentials.EncodableWithConfiguration
  @_exported public import protocol FoundationEssentials.EncodingConfigurationProviding
  @_exported public import struct FoundationEssentials.FileAttributeKey
  @_exported public import struct FoundationEssentials.FileAttributeType
  @_exported public import class FoundationEssentials.FileManager
  @_exported public import protocol FoundationEssentials.FileManagerDelegate
  @_exported public import struct FoundationEssentials.FileProtectionType
  @_exported public import protocol FoundationEssentials.FormatStyle
  @_exported public import struct FoundationEssentials.IndexPath
  @_exported public import class FoundationEssentials.JSONDecoder
  @_exported public import class FoundationEssentials.JSONEncoder
  @_exported public import struct FoundationEssentials.Locale
  @_exported public import protocol FoundationEssentials.LocalizedError
  @_exported public import protocol FoundationEssentials.MarkdownDecodableAttributedStringKey
  @_exported public import protocol FoundationEssentials.MutableDataProtocol
  @_exported public import class FoundationEssentials.NotificationCenter
  @_exported public import struct FoundationEssentials.OperatingSystemVersion
  @_exported public import struct FoundationEssentials.POSIXError
  @_exported public import protocol FoundationEssentials.ParseStrategy
  @_exported public import protocol FoundationEssentials.ParseableFormatStyle
  @_exported public import struct FoundationEssentials.PredicateBindings
  @_exported public import struct FoundationEssentials.PredicateError
  @_exported public import protocol FoundationEssentials.PredicateExpression
  @_exported public import enum FoundationEssentials.PredicateExpressions
  @_exported public import class FoundationEssentials.ProcessInfo
  @_exported public import class FoundationEssentials.PropertyListDecoder
  @_exported public import class FoundationEssentials.PropertyListEncoder
  @_exported public import struct FoundationEssentials.ScopedAttributeContainer
  @_exported public import protocol FoundationEssentials.SortComparator
  @_exported public import enum FoundationEssentials.SortOrder
  @_exported public import protocol FoundationEssentials.StandardPredicateExpression
  @_exported public import typealias FoundationEssentials.TimeInterval
  @_exported public import struct FoundationEssentials.TimeZone
  @_exported public import struct FoundationEssentials.URL
  @_exported public import struct FoundationEssentials.URLComponents
  @_exported public import struct FoundationEssentials.URLQueryItem
  @_exported public import struct FoundationEssentials.UUID
  @_exported public import func FoundationEssentials.pow
  @_exported public import typealias FoundationEssentials.uuid_string_t
  @_exported public import typealias FoundationEssentials.uuid_t
  @_exported public import struct Foundation.CGFloat

  extension Date {
    @_disfavoredOverload
    public static func + (date: Date, seconds: TimeInterval) -> Date {
      date.addingTimeInterval(seconds)
    }
    @_disfavoredOverload
    public static func - (date: Date, seconds: TimeInterval) -> Date {
      date.addingTimeInterval(-seconds)
    }
    @_disfavoredOverload
    public static func += (date: inout Date, seconds: TimeInterval) {
      date.addTimeInterval(seconds)
    }
    @_disfavoredOverload
    public static func -= (date: inout Date, seconds: TimeInterval) {
      date.addTimeInterval(-seconds)
    }
  }
#else
  @_exported public import Foundation
#endif
