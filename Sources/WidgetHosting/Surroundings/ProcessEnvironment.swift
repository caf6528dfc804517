/// The words and variables that started the process.
public struct ProcessEnvironment {
  /// The typed words, the program's name first; empty if the system hides them.
  public var commandLine: [String]
  /// Looks up an environment variable; `nil` if it is not set.
  public var variable: (String) -> String?

  /// Creates an environment; by default it has no variables.
  public init(commandLine: [String], variable: @escaping (String) -> String? = { _ in nil }) {
    (self.commandLine, self.variable) = (commandLine, variable)
  }

  /// The value of a variable; `nil` if it is unset or empty.
  package func text(of name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the terminal reports a light background: the last field of `COLORFGBG`, as rxvt,
  /// Konsole and others set it, is 7 or 15, the light greys of the palette.
  package var hasLightGround: Bool {
    let ground = text(of: "COLORFGBG")?.split(separator: ";").last
    return ground == "7" || ground == "15"
  }

  /// The width to fill, from `COLUMNS` or the terminal; `nil` without either.
  package func columns(of console: Console) -> Int? {
    text(of: "COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? console.size()?.columns
  }

  /// The rows to fill, from `LINES` or the terminal; `nil` without either.
  package func rows(of console: Console) -> Int? {
    text(of: "LINES").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      ?? console.size().flatMap { $0.rows > 0 ? $0.rows : nil }
  }
}
