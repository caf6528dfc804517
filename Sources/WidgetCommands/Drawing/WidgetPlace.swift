import CivilTime
import TextCells
package import JSONValues
package import Messages

/// A widget in a place: what is drawn there, and what other programs are told of it.
@MainActor
package struct WidgetPlace {
  package let host: WidgetHost
  package var widget: WidgetDescription
  package var presentation: WidgetPresentation
  /// The schemes of links that encoders write besides the standard ones.
  package var linkSchemes: [String]

  package init(
    _ widget: WidgetDescription, of host: WidgetHost, as presentation: WidgetPresentation,
    linkSchemes: [String]
  ) {
    (self.host, self.widget) = (host, widget)
    (self.presentation, self.linkSchemes) = (presentation, linkSchemes)
  }

  /// The widget in each of its families, each in the family's own size.
  package var inFamilies: [WidgetPlace] {
    presentation.inFamilies(of: widget).map { presentation in
      var place = self
      place.presentation = presentation
      return place
    }
  }

  package func draw(_ entry: WidgetEntry) -> WidgetDrawing {
    var drawing = host.draw(entry, of: widget, as: presentation)
    drawing.grid.linkSchemes = linkSchemes
    return drawing
  }

  /// A drawing in this place as the members of a JSON object.
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

  /// A timeline of the widget as the members of a JSON object; the policy has one key alone, which is an
  /// instant or says that it is so.
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

extension WidgetTimeline {
  /// When the provider is asked again, in a sentence; `moment` puts a date into words that follow
  /// "Reloads".
  package func reloadSentence<Problem>(
    _ moment: (Date) throws(Problem) -> Message
  ) throws(Problem) -> Message {
    switch policy.moment {
    case .atEnd: "Reloads after the last entry."
    case .never: "Never reloads."
    case .after(let date): "Reloads \(try moment(date))."
    }
  }
}

extension TimelineEntryRelevance {
  /// The score in hundredths: what is shorter than a `Float` in all its digits.
  fileprivate var roundedScore: Double { (Double(score) * 100).rounded() / 100 }

  /// What stands behind the moment of an entry in a list.
  package var text: Message { "relevance \(roundedScore.shortestText)" }
}
