/// What a picture says when it is read aloud, gathered in reading order.
struct Speech {
  /// The parts, one a view.
  var parts: [String] = []

  /// The parts as one text.
  var text: String { parts.joined(separator: ", ") }
}
