/// What is said about the views inside a box.
struct AccessibilityProperties: Sendable {
  var isHidden = false
  /// Whether the views inside say nothing.
  var ignoresChildren = false
  var label: Utterance?
  var value: Utterance?
  var hint: Utterance?

  /// What is said, given what the views inside say.
  func speech(of children: ArraySlice<Utterance>) -> [Utterance] {
    if isHidden { return [] }
    let inner = label == nil && !ignoresChildren ? Array(children) : []
    return inner + [label, value, hint].compactMap { $0 }
  }
}
