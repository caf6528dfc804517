import CStandardLibrary
import WidgetHosting

/// A question on standard error, answered by a line of standard input.
enum Question {
  /// Asks and returns the typed line; `nil` without a terminal or at the end of its input.
  static func ask(_ question: String) -> String? {
    let streams = Console.streams(commandLine: [])
    guard isatty(STDIN_FILENO) == 1, streams.isTerminal(.error) else { return nil }
    _ = streams.write(question, .error)
    let line = readLine()
    // Ctrl-D leaves the cursor beside the question.
    if line == nil { _ = streams.write("\n", .error) }
    return line
  }
}
