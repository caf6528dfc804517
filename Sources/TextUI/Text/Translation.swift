/// The texts of a program in its languages.
package enum Translation {
  /// The text of a key in a language; `nil` without one.
  ///
  /// The key has `%@` for each value, and the text has them in their order or by number, as `%2$@`.
  /// A plural agrees with one of the values' numbers; a value that is none has `nil`.
  package typealias Lookup =
    @Sendable (
      _ key: String, _ numbers: [Double?], _ localeIdentifier: String
    ) -> String?

  /// What the program looks texts up in, and its locale; set before the first environment is made, which
  /// each later one is a copy of.
  package static let ofProgram = Locked<(lookup: Lookup?, localeIdentifier: String)>((nil, "en_US"))
}

extension Text {
  /// The number that this interpolation is, without modifiers; `nil` for any other text.
  var number: Double? { if case .formatted(let value) = content { value.number } else { nil } }
}
