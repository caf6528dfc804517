/// What was typed after a command's name, sorted into options and words.
public struct ParsedArguments: Sendable, Hashable {
  /// The words without a dash, in order.
  public private(set) var words: [String] = []
  private var options: [Occurrence] = []

  private struct Occurrence: Sendable, Hashable {
    var name: String
    var value: String
  }

  /// Nothing was typed.
  public init() {}

  /// The value of an option, the last one if it was given more than once.
  ///
  /// O(number of options typed).
  public subscript(option: Option) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// Every value of an option, in the order typed.
  public func all(_ option: Option) -> [String] {
    options.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// Whether the option or flag was typed.
  public func has(_ option: Option) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// All words as one text, a space between them.
  public var phrase: String {
    var phrase = ""
    for word in words { phrase += phrase.isEmpty ? word : " " + word }
    return phrase
  }

  /// The first word, if there is one.
  public var first: String? { words.first }

  mutating func append(word: String) { words.append(word) }

  mutating func append(_ option: Option, value: String) {
    options.append(Occurrence(name: option.name, value: value))
  }
}
