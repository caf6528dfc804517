struct AccessibilityProperties: Sendable {
  var isHidden = false
  var ignoresChildren = false
  var label: Utterance?
  var value: Utterance?
  var hint: Utterance?
}
