import Testing
import TextCells

@Suite struct ColorDepthTests {
  struct Case: CustomTestStringConvertible {
    let environment: [String: String]
    var isTerminal = true
    var option = ColorOption.auto
    let expected: ColorDepth?

    var testDescription: String {
      "\(environment.sorted { $0.key < $1.key }) \(isTerminal ? "terminal" : "pipe") \(option)"
    }
  }

  @Test(arguments: [
    // What the terminal says of itself.
    Case(environment: ["TERM": "xterm"], expected: .ansi16),
    Case(environment: ["TERM": "screen-256color"], expected: .ansi256),
    Case(environment: ["TERM": "xterm", "COLORTERM": "truecolor"], expected: .trueColor),
    Case(environment: ["TERM": "tmux-256color", "COLORTERM": "24bit"], expected: .trueColor),
    Case(environment: ["TERM": "xterm-direct"], expected: .trueColor),
    Case(environment: ["TERM": "xterm-256color", "COLORTERM": "yes"], expected: .ansi256),
    // No terminal, or one that understands nothing.
    Case(environment: ["TERM": "xterm"], isTerminal: false, expected: nil),
    Case(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], expected: nil),
    Case(environment: [:], expected: nil),
    // Forced by the environment.
    Case(
      environment: ["TERM": "xterm", "CLICOLOR_FORCE": "1"], isTerminal: false, expected: .ansi16),
    Case(environment: ["TERM": "dumb", "FORCE_COLOR": "yes"], expected: .ansi16),
    Case(
      environment: ["TERM": "xterm", "FORCE_COLOR": "3"], isTerminal: false, expected: .trueColor),
    Case(environment: ["FORCE_COLOR": "2"], isTerminal: false, expected: .ansi256),
    Case(environment: ["TERM": "xterm", "FORCE_COLOR": "0"], isTerminal: false, expected: nil),
    Case(environment: ["TERM": "xterm", "CLICOLOR_FORCE": ""], isTerminal: false, expected: nil),
    // NO_COLOR, unless empty, beats both, and keeps bold on a terminal.
    Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], expected: ColorDepth.monochrome),
    Case(environment: ["TERM": "xterm", "NO_COLOR": "no"], expected: ColorDepth.monochrome),
    Case(environment: ["TERM": "xterm", "NO_COLOR": ""], expected: .ansi16),
    Case(
      environment: ["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"],
      expected: ColorDepth.monochrome
    ),
    Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: false, expected: nil),
    Case(environment: ["TERM": "dumb", "NO_COLOR": "1"], expected: nil),
    // The option beats everything.
    Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], option: .always, expected: .ansi16),
    Case(environment: ["TERM": "dumb"], isTerminal: false, option: .always, expected: .ansi16),
    Case(
      environment: ["TERM": "xterm", "FORCE_COLOR": "1"], option: .never,
      expected: ColorDepth.monochrome),
    Case(environment: ["TERM": "xterm"], isTerminal: false, option: .never, expected: nil),
  ])
  func isChosenByPrecedence(_ given: Case) {
    let depth = ColorDepth(isTerminal: given.isTerminal, option: given.option) {
      given.environment[$0]
    }
    #expect(depth == given.expected)
  }
}
