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
  /// One key alone, as in `caffeine timeline --json`: an instant, or that it is so.
  struct Policy: Encodable {
    var atEnd: Bool?
    var never: Bool?
    var after: String?
  }
  let kind: String, family: String
  let entries: [Entry]
  let policy: Policy

  init(_ timeline: WidgetTimeline, of kind: String, in family: WidgetFamily) {
    self.kind = kind
    self.family = family.description
    entries = timeline.entries.map {
      Entry(date: $0.date.intentText, relevance: $0.relevance?.score)
    }
    policy =
      switch timeline.policy.moment {
      case .atEnd: Policy(atEnd: true)
      case .never: Policy(never: true)
      case .after(let date): Policy(after: date.intentText)
      }
  }

  var text: String {
    let lines = entries.map { entry in
      "  " + entry.date + (entry.relevance.map { "  relevance \(Double($0).intentText)" } ?? "")
    }
    let reload =
      if let date = policy.after {
        "Reloads at \(date)."
      } else {
        policy.never == true ? "Never reloads." : "Reloads after the last entry."
      }
    return (["\(kind.terminalSafe()), \(family)"] + lines + [reload]).joined(separator: "\n")
  }
}
