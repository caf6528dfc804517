/// What the process was started with: its words and its variables.
public struct ProcessEnvironment {
  /// The words that were typed, the program's own name first; empty where the system hides them.
  public var commandLine: [String]
  /// The value of an environment variable; `nil` if it is not set.
  public var variable: (String) -> String?

  /// The words of a command line, and how variables are looked up.
  public init(commandLine: [String], variable: @escaping (String) -> String? = { _ in nil }) {
    (self.commandLine, self.variable) = (commandLine, variable)
  }

  /// An environment variable that is set and not empty.
  package func text(of name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the terminal says that its ground is light: the last field of `COLORFGBG`, as rxvt,
  /// Konsole and others set it, is one of the two light greys of its palette, 7 and 15.
  package var hasLightGround: Bool {
    let ground = text(of: "COLORFGBG")?.split(separator: ";").last
    return ground == "7" || ground == "15"
  }

  /// The width to fill: `COLUMNS`, or that of the terminal; `nil` where there is none.
  package func columns(of console: Console) -> Int? {
    text(of: "COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? console.size()?.columns
  }

  /// The rows to fill: `LINES`, or those of the terminal; `nil` where nobody knows them.
  package func rows(of console: Console) -> Int? {
    text(of: "LINES").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      ?? console.size().flatMap { $0.rows > 0 ? $0.rows : nil }
  }
}
