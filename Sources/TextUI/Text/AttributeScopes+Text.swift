extension AttributeScopes {
  /// The string attributes of a ``Text``, under SwiftUI's names.
  ///
  /// ```swift
  /// var amount = AttributedString("110 mg")
  /// amount.font = .body.bold()
  /// amount.foregroundColor = .orange
  /// Text(amount)
  /// ```
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The string attributes of a ``Text``.
  ///
  /// Attributes without a form in cells, such as letter spacing, are kept but not drawn.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run; only weight and slant show.
    public let font: FontAttribute
    /// The colour of a run's letters, in place of the colour around it.
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

    /// The key under which a string stores `font`.
    public enum FontAttribute: AttributedStringKey {
      /// Any font; a run shows its weight and slant.
      public typealias Value = Font
      /// The name under which Foundation stores a run's font; the same as SwiftUI's.
      public static let name = "SwiftUI.Font"
    }

    /// The key under which a string stores `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// Any colour; a run's letters are drawn in it.
      public typealias Value = Color
      /// The name under which Foundation stores a run's colour; the same as SwiftUI's.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key under which a string stores `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// Any colour; none is drawn.
      public typealias Value = Color
      /// The name under which Foundation stores a run's background; the same as SwiftUI's.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key under which a string stores `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The pattern and colour of the line; cells draw a solid one in the letters' colour.
      public typealias Value = Text.LineStyle
      /// The name under which Foundation stores a run's underline; the same as SwiftUI's.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key under which a string stores `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The pattern and colour of the line; cells draw a solid one in the letters' colour.
      public typealias Value = Text.LineStyle
      /// The name under which Foundation stores a run's strikethrough; the same as SwiftUI's.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key under which a string stores `kern`.
    public enum KerningAttribute: AttributedStringKey {
      /// The letter spacing, in points.
      public typealias Value = CGFloat
      /// The name under which Foundation stores a run's letter spacing; the same as SwiftUI's.
      public static let name = "SwiftUI.Kern"
    }

    /// The key under which a string stores `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The tracking, in points.
      public typealias Value = CGFloat
      /// The name under which Foundation stores a run's tracking; the same as SwiftUI's.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key under which a string stores `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The offset upwards, in points.
      public typealias Value = CGFloat
      /// The name under which Foundation stores a run's baseline offset; the same as SwiftUI's.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Gives strings the attributes of a text as properties, such as `amount.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

#if !canImport(Darwin)
  /// The meaning of Markdown marks, which only Apple's Foundation has.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// One bit for each mark, numbered as on Apple's platforms.
    public let rawValue: UInt

    /// Creates marks from their bits; bits without a name here have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`, italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`, bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text between backticks, drawn like any other.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`, struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  }

  /// The key of `inlinePresentationIntent`, where Foundation has none.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The marks of a run.
    public typealias Value = InlinePresentationIntent
    /// The name under which a string stores a run's marks; the same as Apple's Foundation's.
    public static let name = "NSInlinePresentationIntent"
  }
#endif
