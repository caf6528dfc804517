extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Attributes without a form in cells, such as letter spacing, are kept but not drawn.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run; only weight and slant show.
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// The background of a run; kept but not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// The underline of a run; any style draws a solid line in the letters' colour.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough of a run; any style draws a solid line in the letters' colour.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The letter spacing, in points; kept without effect.
    public let kern: KerningAttribute
    /// The tracking, in points; kept without effect.
    public let tracking: TrackingAttribute
    /// The baseline offset, in points; kept without effect.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      /// The marks of Markdown: bold, italic and strikethrough show.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// Foundation's own attributes; only links show.
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The name under which Foundation stores a run's font; the same as SwiftUI's.
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
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
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
  /// The meaning of Markdown marks, which only Apple's Foundation has.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// One bit for each mark, numbered as on Apple's platforms.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text between backticks, drawn like any other.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  }

  /// The key of `inlinePresentationIntent`, where Foundation has none.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The name under which a string stores a run's marks; the same as Apple's Foundation's.
    public static let name = "NSInlinePresentationIntent"
  }
#endif
