extension AttributeScopes {
  /// The attributes of strings that a ``Text`` shows, spelled as SwiftUI's.
  ///
  /// ```swift
  /// var amount = AttributedString("110 mg")
  /// amount.font = .body.bold()
  /// amount.foregroundColor = .orange
  /// Text(amount)
  /// ```
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of strings that a ``Text`` shows.
  ///
  /// Of those that cells have no form for, such as the distance of letters, a string keeps the value.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

#if !canImport(Darwin)
  /// What marks in a text mean, which Foundation has on Apple's platforms only.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// `*so*`, in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**so**`, bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// What stands between backticks, which cells show as they show all letters.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~so~~`, struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  }

  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
#endif
