package import CaffeineJSON
import CivilTime
package import CommandArguments
import TextCells

/// A widget in a place: draws it and describes it as JSON.
@MainActor
package struct WidgetPlace {
  package let host: WidgetHost
  package var widget: WidgetDescription
  package var presentation: WidgetPresentation
  /// Link schemes that encoders allow besides the standard ones.
  package var linkSchemes: [String]

  package init(
    _ widget: WidgetDescription, of host: WidgetHost, as presentation: WidgetPresentation,
    linkSchemes: [String]
  ) {
    (self.host, self.widget) = (host, widget)
    (self.presentation, self.linkSchemes) = (presentation, linkSchemes)
  }

  package func draw(_ entry: WidgetEntry) -> WidgetDrawing {
    var drawing = host.draw(entry, of: widget, as: presentation)
    drawing.grid.linkSchemes = linkSchemes
    return drawing
  }

  /// The same place with a widget that has these values.
  package func configured(with values: ChosenValues) -> WidgetPlace {
    var place = self
    place.widget = widget.configured(with: values)
    return place
  }

  package func members(
    of drawing: WidgetDrawing, glyphSet: GlyphSet = .unicode
  ) -> [(String, JSONValue)] {
    let lines = drawing.grid.limited(to: glyphSet).plain()
      .split(separator: "\n", omittingEmptySubsequences: false)
    return [
      ("kind", .string(widget.kind)), ("family", .string(presentation.family.description)),
      ("renderingMode", .string(presentation.renderingMode.description)),
      ("columns", .integer(drawing.grid.columns)), ("rows", .integer(drawing.grid.rows)),
      ("lines", .array(lines.map { .string(String($0)) })),
      ("url", .optional(drawing.url) { .string($0.absoluteString) }),
      ("taps", .array(drawing.taps.map(\.json))),
      ("accessibilityLabel", .string(drawing.accessibilityLabel)),
    ]
  }

  /// A timeline as members of a JSON object; its policy is an object with one key, an instant or
  /// true.
  package func members(of timeline: WidgetTimeline) -> [(String, JSONValue)] {
    let policy: (String, JSONValue) =
      switch timeline.policy.moment {
      case .atEnd: ("atEnd", .bool(true))
      case .never: ("never", .bool(true))
      case .after(let date): ("after", .string(date.iso8601))
      }
    let entries = timeline.entries.map { entry in
      JSONValue.object([
        ("date", .string(entry.date.iso8601)),
        ("relevance", .optional(entry.relevance) { .number($0.roundedScore) }),
      ])
    }
    return [
      ("kind", .string(widget.kind)), ("family", .string(presentation.family.description)),
      ("policy", .object([policy])), ("entries", .array(entries)),
    ]
  }
}

extension TimelineEntryRelevance {
  /// The score in hundredths, which is shorter than all digits of a `Float`.
  fileprivate var roundedScore: Double { (Double(score) * 100).rounded() / 100 }

  /// Follows the date of an entry in a list.
  package var text: Message { "relevance \(roundedScore.shortestText)" }
}
