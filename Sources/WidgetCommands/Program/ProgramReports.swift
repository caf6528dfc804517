/// A drawing as one JSON object, with the keys that `caffeine` has too.
struct DrawingReport: Encodable {
  let kind: String, family: String, renderingMode: String
  let columns: Int, rows: Int
  let lines: [String]
  let url: String?
  let taps: [TapObject]
  let accessibilityLabel: String

  @MainActor
  init(_ drawing: WidgetDrawing, of place: ProgramRequest.Place) {
    kind = place.widget.kind
    family = place.presentation.family.description
    renderingMode = place.presentation.renderingMode.description
    (columns, rows) = (drawing.grid.columns, drawing.grid.rows)
    lines = drawing.grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    url = drawing.url?.absoluteString
    taps = drawing.taps.map(TapObject.init)
    accessibilityLabel = drawing.accessibilityLabel
  }
}

/// When the entries of a timeline are due, and when the provider is asked again.
struct TimelineReport: Encodable {
  struct Entry: Encodable {
    let date: String
    let relevance: Float?
  }
  let kind: String, family: String
  let entries: [Entry]
  let policy: String

  init(_ timeline: WidgetTimeline, of kind: String, in family: WidgetFamily) {
    self.kind = kind
    self.family = family.description
    entries = timeline.entries.map {
      Entry(date: $0.date.intentText, relevance: $0.relevance?.score)
    }
    policy =
      switch timeline.policy.moment {
      case .atEnd: "atEnd"
      case .never: "never"
      case .after(let date): date.intentText
      }
  }

  var text: String {
    let lines = entries.map { entry in
      "  " + entry.date + (entry.relevance.map { "  relevance \(Double($0).intentText)" } ?? "")
    }
    let reload =
      switch policy {
      case "atEnd": "Reloads after the last entry."
      case "never": "Never reloads."
      default: "Reloads at \(policy)."
      }
    return (["\(kind.terminalSafe()), \(family)"] + lines + [reload]).joined(separator: "\n")
  }
}
