extension String {
  /// The text in ASCII alone: every other character becomes one that looks or means much the same,
  /// or `?`.
  ///
  /// A wide character becomes one and a space, so that columns stay where they are; one without
  /// width goes. Control characters stay as they are. O(n).
  public func limitedToASCII() -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var output = ""
    for character in self {
      if character.isASCII {
        output.append(character)
        continue
      }
      let columns = TextWidth.columns(of: String(character))
      guard columns > 0, let first = character.unicodeScalars.first,
        let likeness = Unicode.Scalar(ASCIILikeness.of(first.value))
      else { continue }
      output.unicodeScalars.append(likeness)
      if columns > 1 { output.append(" ") }
    }
    return output
  }
}
