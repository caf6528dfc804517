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
    /// Weight and slant of a run are seen; its size is not.
    public let font: FontAttribute
    /// The colour of a run's letters, before that of the text around it.
    public let foregroundColor: ForegroundColorAttribute
    /// The string keeps it; no ground is drawn behind the run.
    public let backgroundColor: BackgroundColorAttribute
    /// Any line underlines the run's cells, whole and in the colour of the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Any line strikes the run's cells through, whole and in the colour of the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The string keeps it; letters stay in their cells.
    public let kern: KerningAttribute
    /// The string keeps it; letters stay in their cells.
    public let tracking: TrackingAttribute
    /// The string keeps it; letters stay on their row.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      /// Marks of Markdown: bold, italics and struck through are seen.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// Foundation's own attributes, of which a text shows links.
    public let foundation: FoundationAttributes

    /// The key that `font` has in a string.
    public enum FontAttribute: AttributedStringKey {
      /// Any font, of which a run shows weight and slant.
      public typealias Value = Font
      /// Where Foundation keeps a run's font; SwiftUI spells it so.
      public static let name = "SwiftUI.Font"
    }

    /// The key that `foregroundColor` has in a string.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// Any colour, in which the letters of a run are drawn.
      public typealias Value = Color
      /// Where Foundation keeps a run's colour; SwiftUI spells it so.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key that `backgroundColor` has in a string.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// Any colour; none is drawn.
      public typealias Value = Color
      /// Where Foundation keeps the colour of a run's ground; SwiftUI spells it so.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key that `underlineStyle` has in a string.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// Pattern and colour of the line; cells show a whole one in the colour of the letters.
      public typealias Value = Text.LineStyle
      /// Where Foundation keeps the line below a run; SwiftUI spells it so.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key that `strikethroughStyle` has in a string.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// Pattern and colour of the line; cells show a whole one in the colour of the letters.
      public typealias Value = Text.LineStyle
      /// Where Foundation keeps the line through a run; SwiftUI spells it so.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key that `kern` has in a string.
    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// Where Foundation keeps the distance of a run's letters; SwiftUI spells it so.
      public static let name = "SwiftUI.Kern"
    }

    /// The key that `tracking` has in a string.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// Where Foundation keeps the tracking of a run; SwiftUI spells it so.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key that `baselineOffset` has in a string.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// Where Foundation keeps how far a run is raised; SwiftUI spells it so.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Lets a string name the attributes of a text, as in `amount.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

#if !canImport(Darwin)
  /// What marks in a text mean, which Foundation has on Apple's platforms only.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// A bit for each mark, numbered as on Apple's platforms.
    public let rawValue: UInt

    /// Marks by their bits; a text shows nothing of those without a name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*so*`, in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**so**`, bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// What stands between backticks, which cells show as they show all letters.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~so~~`, struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  }

  /// The key that `inlinePresentationIntent` has in a string, where Foundation has none.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The marks of a run, several at once.
    public typealias Value = InlinePresentationIntent
    /// Where a string keeps the marks of a run; Apple's Foundation spells it so.
    public static let name = "NSInlinePresentationIntent"
  }
#endif
