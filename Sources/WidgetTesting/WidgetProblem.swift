#if os(Linux) && canImport(Testing)
  public import SwiftUI

  /// Something that is wrong with a widget, wherever it is shown.
  public struct WidgetProblem: Hashable, Sendable, CustomStringConvertible {
    public enum What: Hashable, Sendable {
      /// A phone shows “Please adopt containerBackground API” instead.
      case noContainerBackground
      /// The text before the `…`.
      case textCut(String)
      /// Letters in the colour of the area that they stand on, where the system recolours the widget.
      case lettersInTheirGround(String)
      /// Two entries that differ in colours of one brightness alone.
      case toldApartByHue
      case nothingDrawn
      /// The placeholder took longer than a fifth of a second.
      case slowPlaceholder
      /// Digits that a placeholder shows in spite of its redaction.
      case unredacted(String)
      /// Ten seconds have passed.
      case lateProvider
      /// The callback was dropped, so nobody will ever answer.
      case silentProvider
      case providerAnsweredAgain
      case emptyTimeline
      case unsortedTimeline
      /// The timeline was to be replaced before it was made.
      case passedTimeline
      /// A row that a later timeline would have instead, while the entry is still shown: a time that was
      /// made a string.
      case staleText(String, later: String)
      /// A link in a small widget, which opens the widget's own URL.
      case deadLink(String)
      case addressWithoutScheme(String)
      /// A system symbol of an unknown name, in a widget that is read aloud so.
      case unknownSymbol(String)
      /// An asset or a text that is not beside the program.
      case missing(String)
    }

    public let what: What
    public let kind: String
    /// `nil` where it is the same in all families.
    public let family: WidgetFamily?
    /// `nil` where it is the same in all modes.
    public let mode: WidgetRenderingMode?

    public init(
      _ what: What, kind: String, family: WidgetFamily? = nil, mode: WidgetRenderingMode? = nil
    ) { (self.what, self.kind, self.family, self.mode) = (what, kind, family, mode) }

    public var description: String {
      let place = [kind, family?.description, mode?.description].compactMap(\.self)
      return "\(place.joined(separator: ", ")): \(what.description)"
    }
  }

  extension WidgetProblem.What: CustomStringConvertible {
    public var description: String {
      switch self {
      case .noContainerBackground: "no container background"
      case .textCut(let text): "the text '\(text)…' is cut"
      case .lettersInTheirGround(let text): "'\(text)' has the colour of its ground"
      case .toldApartByHue: "two entries differ in hue alone"
      case .nothingDrawn: "nothing is drawn"
      case .slowPlaceholder: "the placeholder takes too long"
      case .unredacted(let text): "the placeholder shows '\(text)'"
      case .lateProvider: "the provider is late"
      case .silentProvider: "the provider has dropped its callback"
      case .providerAnsweredAgain: "the provider answers more than once"
      case .emptyTimeline: "the timeline is empty"
      case .unsortedTimeline: "the entries are not in the order of their dates"
      case .passedTimeline: "the timeline has passed already"
      case .staleText(let text, let later): "'\(text)' stays where it would be '\(later)'"
      case .deadLink(let target): "the link to \(target) is dead in a small widget"
      case .addressWithoutScheme(let target): "the address '\(target)' has no scheme"
      case .unknownSymbol(let name): "a symbol of an unknown name in '\(name)'"
      case .missing(let text): text
      }
    }
  }
#endif
