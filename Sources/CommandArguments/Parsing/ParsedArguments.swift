/// What was typed after a command's name, sorted into options and operands.
public struct ParsedArguments: Sendable, Hashable {
  /// What was typed without a dash, in order.
  public private(set) var operands: [String] = []
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
  public subscript(option: CommandOption) -> String? {
    options.last { $0.name == option.name }?.value
  }

  /// Every value of an option, in the order typed.
  public func values(of option: CommandOption) -> [String] {
    options.compactMap { $0.name == option.name ? $0.value : nil }
  }

  /// Whether the option or flag was typed.
  public func contains(_ option: CommandOption) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// All operands as one text, a space between them.
  public var joinedOperands: String {
    var text = ""
    for operand in operands { text += text.isEmpty ? operand : " " + operand }
    return text
  }

  mutating func append(operand: String) { operands.append(operand) }

  mutating func append(_ option: CommandOption, value: String) {
    options.append(Occurrence(name: option.name, value: value))
  }
}
