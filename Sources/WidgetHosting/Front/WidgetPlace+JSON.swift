import CaffeineJSON
import CivilTime
import TextCells

@MainActor
extension WidgetPlace {
  /// Members of a JSON object about a drawing.
  func members(of drawing: WidgetDrawing, in glyphSet: GlyphSet) -> [(String, JSONValue)] {
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

  /// Members of a JSON object about a timeline; its policy is an object with one key, an instant or
  /// true.
  func members(of timeline: WidgetTimeline) -> [(String, JSONValue)] {
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
  var roundedScore: Double { (Double(score) * 100).rounded() / 100 }
}

extension WidgetTap {
  /// The name, action and area of a tap; the area counts cells from the upper left.
  var json: JSONValue {
    let (kind, rest): (String, [(String, JSONValue)]) =
      switch action {
      case .link(let target): ("link", [("url", .string(target))])
      case .button: ("button", [])
      case .toggle(let isOn): ("toggle", [("isOn", .bool(isOn))])
      }
    return .object(
      [("name", .string(name)), ("kind", .string(kind))] + rest + [
        ("column", .integer(area.column)), ("row", .integer(area.row)),
        ("columns", .integer(area.columns)), ("rows", .integer(area.rows)),
      ])
  }
}
