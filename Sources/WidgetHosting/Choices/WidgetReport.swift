import CaffeineJSON

/// Everything about a widget but its drawing: names, parameters, families and taps.
@MainActor
struct WidgetReport {
  let answer: WidgetAnswer
  let drawing: WidgetDrawing
  private var widget: WidgetDescription { answer.place.widget }

  /// The report in lines, safe for a terminal.
  func text(in language: Language) -> String {
    let title = Message(key: widget.displayName)
    var lines: [Message] = [
      widget.displayName == widget.kind ? title : "\(title) (\(widget.kind))"
    ]
    if !widget.summary.isEmpty { lines.append(Message(key: widget.summary)) }
    lines.append("Families: \(Message.list(widget.supportedFamilies.map(\.description)))")
    if !answer.parameters.isEmpty { lines += ["", "Choose with --set KEY=VALUE:"] }
    for parameter in answer.parameters {
      let name: Message = "  \(parameter.key)  \(Message(key: parameter.title))"
      lines.append(parameter.value.map { "\(name) (now: \($0))" } ?? name)
      if !parameter.summary.isEmpty { lines.append("      \(Message(key: parameter.summary))") }
      lines.append("      Takes \(parameter.forms).")
      if !parameter.isShown { lines.append("      Not used with the other values chosen.") }
    }
    let recommendations = widget.recommendations
    if !recommendations.isEmpty { lines += ["", "Suggested:"] }
    for (name, values) in recommendations {
      let values = values.map { "\($0.key)=\($0.text)" }.joined(separator: " ")
      lines.append("  \(Message(key: name)): \(values)")
    }
    let taps = drawing.taps + [drawing.wholeTap].compactMap(\.self)
    if !taps.isEmpty { lines += ["", "Tap with --tap NAME:"] }
    for tap in taps { lines.append("  \(tap.name)  \(tap.purpose)") }
    return lines.map { $0.text(in: language).terminalSafe() }.joined(separator: "\n")
  }

  var json: JSONValue {
    let presets = widget.recommendations.map { name, values in
      let members = values.map { ($0.key, JSONValue.string($0.text)) }
      return JSONValue.object([("name", .string(name)), ("values", .object(members))])
    }
    return .object([
      ("kind", .string(widget.kind)), ("name", .string(widget.displayName)),
      ("summary", .string(widget.summary)),
      ("families", .array(widget.supportedFamilies.map { .string($0.description) })),
      ("parameters", .array(answer.parameters.map(\.json))),
      ("recommendations", .array(presets)),
      ("url", .optional(drawing.url) { .string($0.absoluteString) }),
      ("taps", .array(drawing.taps.map(\.json))),
    ])
  }
}

extension WidgetParameter {
  fileprivate var json: JSONValue {
    let choices = choices.map { choice in
      JSONValue.object([("value", .string(choice.text)), ("title", .string(choice.title))])
    }
    return .object([
      ("key", .string(key)), ("title", .string(title)), ("summary", .string(summary)),
      ("type", .string(words.type)), ("optional", .bool(shape.isOptional)),
      ("collection", .bool(shape.isCollection)), ("shown", .bool(isShown)),
      ("value", .optional(value) { .string($0) }),
      ("minimum", .optional(bounds) { .string($0.lower) }),
      ("maximum", .optional(bounds) { .string($0.upper) }),
      ("most", .optional(size) { .integer($0.max) }), ("choices", .array(choices)),
    ])
  }
}

extension WidgetTap {
  fileprivate var purpose: Message {
    switch action {
    case .link(let target): "leads to \(target)"
    case .button: "a button"
    case .toggle(let isOn): isOn ? "a switch, on" : "a switch, off"
    }
  }

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
