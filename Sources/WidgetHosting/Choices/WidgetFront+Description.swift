extension WidgetFront {
  /// Everything about widgets but their drawings: names, families, parameters and taps.
  func descriptions(of answers: [WidgetAnswer]) -> String {
    answers.map { answer in
      lines(about: answer).map { $0.text(in: customs.language).terminalSafe() }
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func lines(about answer: WidgetAnswer) -> [Message] {
    let widget = answer.place.widget
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
    let taps = drawing(of: answer).allTaps
    if !taps.isEmpty { lines += ["", "Tap with --tap NAME:"] }
    for tap in taps { lines.append("  \(tap.name)  \(tap.purpose)") }
    return lines
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
}
