/// The spoken form of a picture, gathered in reading order.
struct Speech: Sendable {
  private var parts: [Utterance] = []

  var count: Int { parts.count }

  /// The parts as one text, with a comma after each that does not end a sentence.
  @MainActor var text: String {
    var text = parts.first?.words ?? ""
    for part in parts.dropFirst() {
      text += Self.joint(after: text)
      text += part.words
    }
    return text
  }

  /// The separator between a part and the next: a comma unless the part ends a sentence or a colon;
  /// nothing after Chinese or Japanese punctuation.
  private static func joint(after text: String) -> String {
    switch text.unicodeScalars.last(where: { $0 != " " }) {
    case ".", ":", "!", "?": text.utf8.last == UInt8(ascii: " ") ? "" : " "
    case "。", "：", "！", "？": ""
    default: ", "
    }
  }

  func suffix(from mark: Int) -> Speech {
    var speech = Speech()
    speech.parts = Array(parts[mark...])
    return speech
  }

  mutating func say(_ text: String?) { if let text, !text.isEmpty { parts.append(.words(text)) } }

  /// Moves the parts between two marks to the end: a view's background is said after it.
  mutating func moveToEnd(_ range: Range<Int>) {
    if range.isEmpty { return }
    let moved = Array(parts[range])
    parts.removeSubrange(range)
    parts.append(contentsOf: moved)
  }

  mutating func cut(from mark: Int) { parts.removeSubrange(mark...) }

  /// Replaces the parts since a mark according to the accessibility properties of their view.
  mutating func replace(from mark: Int, _ properties: AccessibilityProperties) {
    let hidesChildren = properties.isHidden || properties.ignoresChildren || properties.label != nil
    if hidesChildren { parts.removeSubrange(mark...) }
    if properties.isHidden { return }
    if let label = properties.label { parts.append(label) }
    if let value = properties.value { parts.append(value) }
    if let hint = properties.hint { parts.append(hint) }
  }
}

struct AccessibilityProperties: Sendable {
  var isHidden = false
  var ignoresChildren = false
  var label: Utterance?
  var value: Utterance?
  var hint: Utterance?
}
