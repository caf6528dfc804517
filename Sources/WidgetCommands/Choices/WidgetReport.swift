/// What there is to know of a widget, besides its picture: what one can choose and tap.
package struct WidgetReport {
  let kind: String
  let name: String
  let summary: String
  let families: [String]
  let parameters: [WidgetParameter]
  let recommendations: [(name: String, values: [(key: String, text: String)])]
  let url: String?
  let taps: [WidgetTap]

  /// Puts together what was looked up.
  @MainActor
  package init(
    _ widget: WidgetDescription, parameters: [WidgetParameter], drawing: WidgetDrawing?
  ) {
    kind = widget.kind
    name = widget.displayName
    summary = widget.summary
    families = widget.supportedFamilies.map(\.description)
    self.parameters = parameters
    recommendations = widget.recommendations
    url = drawing?.url?.absoluteString
    taps = drawing?.taps ?? []
  }
}

extension WidgetReport {
  /// The report in lines, safe on a terminal.
  package var text: String {
    var lines = [name == kind ? kind : "\(name) (\(kind))"]
    if !summary.isEmpty { lines.append(summary) }
    lines.append("Families: " + families.joined(separator: ", "))
    if !parameters.isEmpty { lines += ["", "Choose with --set KEY=VALUE:"] }
    for parameter in parameters {
      let value = parameter.value.map { " (now: \($0))" } ?? ""
      lines.append("  \(parameter.key)  \(parameter.title)\(value)")
      if !parameter.summary.isEmpty { lines.append("      \(parameter.summary)") }
      lines.append("      Takes \(parameter.forms).")
      if !parameter.isShown { lines.append("      Not used with the other values chosen.") }
    }
    if !recommendations.isEmpty { lines += ["", "Suggested:"] }
    for (name, values) in recommendations {
      lines.append("  \(name): " + values.map { "\($0.key)=\($0.text)" }.joined(separator: " "))
    }
    if url != nil || !taps.isEmpty { lines += ["", "Tap with --tap NAME:"] }
    for tap in taps { lines.append("  \(tap.name)  \(tap.purpose)") }
    if let url { lines.append("  widget  leads to \(url)") }
    return lines.map { $0.terminalSafe() }.joined(separator: "\n")
  }

  /// The report as one JSON object.
  package var json: String { JSONText.text(of: Object(self)) }

  private struct Object: Encodable {
    struct Parameter: Encodable {
      let key: String, title: String, summary: String, type: String
      let optional: Bool, collection: Bool, shown: Bool
      let value: String?, minimum: String?, maximum: String?, most: Int?
      let choices: [Choice]
    }
    struct Choice: Encodable {
      let value: String, title: String
    }
    struct Recommendation: Encodable {
      let name: String
      let values: [String: String]
    }
    let kind: String, name: String, summary: String
    let families: [String]
    let parameters: [Parameter]
    let recommendations: [Recommendation]
    let url: String?
    let taps: [TapObject]

    init(_ report: WidgetReport) {
      (kind, name, summary) = (report.kind, report.name, report.summary)
      families = report.families
      parameters = report.parameters.map { parameter in
        Parameter(
          key: parameter.key, title: parameter.title, summary: parameter.summary,
          type: parameter.typeName, optional: parameter.shape.isOptional,
          collection: parameter.shape.isCollection, shown: parameter.isShown,
          value: parameter.value, minimum: parameter.bounds?.lower,
          maximum: parameter.bounds?.upper, most: parameter.size?.max,
          choices: parameter.choices.map { Choice(value: $0.text, title: $0.title) })
      }
      recommendations = report.recommendations.map { name, values in
        Recommendation(
          name: name, values: Dictionary(values.map { ($0.key, $0.text) }) { _, last in last })
      }
      url = report.url
      taps = report.taps.map(TapObject.init)
    }
  }
}

/// A part that can be tapped, for other programs.
struct TapObject: Encodable {
  let name: String, kind: String
  let url: String?
  let isOn: Bool?
  let column: Int, row: Int, columns: Int, rows: Int

  init(_ tap: WidgetTap) {
    name = tap.name
    switch tap.action {
    case .link(let target): (kind, url, isOn) = ("link", target, nil)
    case .button: (kind, url, isOn) = ("button", nil, nil)
    case .toggle(let state): (kind, url, isOn) = ("toggle", nil, state)
    }
    (column, row) = (tap.area.column, tap.area.row)
    (columns, rows) = (tap.area.columns, tap.area.rows)
  }
}

/// Values as JSON, their members in the order of their names.
enum JSONText {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and truth values alone: nothing here can fail.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
