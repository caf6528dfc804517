import CaffeineJSON
import CommandArguments
import TextUI
import WidgetHosting

/// Prints a command's output in the form of its destination.
///
/// Collects output and writes it once, after the work is done, so a drink is on disk before anyone
/// reads about it; messages on standard error follow. Only unbounded lists are written as they
/// grow.
@MainActor
final class Printer {
  /// Whether `--quiet` was typed.
  let isQuiet: Bool
  /// Whether long output goes to a pager on a terminal.
  var isPaged = false
  /// Whether to draw curves, bars and signs instead of words.
  var hasPictures = true
  private let surroundings: Surroundings
  private let colorOption: ColorOption
  private var output = ""
  private var warnings: [Failure] = []
  private var told: Set<String> = []

  init(_ surroundings: Surroundings, arguments: ParsedArguments) {
    self.surroundings = surroundings
    isQuiet = arguments.contains(GlobalOptions.quiet)
    colorOption = arguments[GlobalOptions.color].flatMap(ColorOption.init) ?? .auto
  }

  /// The destination's properties.
  var standardOutput: StandardOutput {
    StandardOutput(
      console: surroundings.console, colorOption: colorOption, glyphSet: glyphSet,
      hasPictures: { self.hasPictures })
  }

  /// The number of colours; `nil` if the output takes no escape sequences.
  private(set) lazy var colorDepth = standardOutput.colorDepth

  private(set) lazy var isUnicode = surroundings.console.isUnicode

  private(set) lazy var language = surroundings.language

  /// The terminal's width in cells; `nil` if lines may have any length.
  var limit: Int? { surroundings.console.columns }

  var columns: Int { limit ?? 80 }

  /// The terminal's rows; `nil` for any number.
  var rowLimit: Int? { surroundings.console.rows }

  /// Whether drawings can be replaced: on a terminal with escape sequences.
  var drawsInPlace: Bool { isTerminal && colorDepth != nil && !isQuiet }

  var isTerminal: Bool { surroundings.console.isTerminal(.output) }

  var glyphSet: GlyphSet { isUnicode ? .unicode : .ascii }

  /// Text from outside, made safe for display; on a terminal also isolated from its neighbours'
  /// direction.
  func shown(_ text: String) -> String { Terminal.shown(text, isIsolated: isTerminal) }

  /// The name of a drink in the reader's language.
  func shownDrink(_ name: String) -> String {
    shown(language.isEnglish ? name : language.drinkName(name))
  }

  var isColored: Bool { colorDepth ?? .monochrome != .monochrome }

  var isOnLight: Bool { surroundings.console.hasLightGround }

  @_disfavoredOverload
  func styled(_ text: String, _ style: TextStyle) -> String {
    style.applied(to: text, isColored: isColored)
  }

  func styled(_ message: Message, _ style: TextStyle) -> String { styled(text(of: message), style) }

  func text(of message: Message) -> String { message.text(in: language) }

  /// Prints a confirmation, unless `--quiet` was typed.
  @_disfavoredOverload
  func confirm(_ text: String) { if !isQuiet { print(text) } }

  func confirm(_ message: Message) { if !isQuiet { print(message) } }

  /// Prints a text, wrapped on a terminal, in ASCII if necessary.
  @_disfavoredOverload
  func print(_ text: String, _ style: TextStyle? = nil) {
    for line in wrapped(text) { draw(style.map { styled(line, $0) } ?? marked(line)) }
  }

  func print(_ message: Message, _ style: TextStyle? = nil) {
    let text: String = text(of: message)
    print(text, style)
  }

  func wrapped(_ text: String) -> [String] {
    let text = isUnicode ? text : text.limitedToASCII()
    return limit.map { Terminal.wrapped(text, to: $0) } ?? [text]
  }

  /// Prints lines with a fixed layout, in ASCII if necessary.
  func draw(_ text: String) {
    output += isUnicode ? text : text.limitedToASCII()
    output += "\n"
  }

  /// Prints a JSON object, always in Unicode.
  func print(_ value: JSONValue) {
    output += value.text
    output += "\n"
  }

  /// Prints a JSON object as it grows: under `key` the values from `next`, and whether they are
  /// incomplete.
  func printList(
    _ key: String, incomplete isIncomplete: Bool, _ next: () throws(Failure) -> JSONValue?
  ) throws(Failure) {
    output += "{\"\(key)\":["
    var isFirst = true
    while let value = try next() {
      output += (isFirst ? "" : ",") + value.text
      isFirst = false
      try relieve()
    }
    output += "],\"incomplete\":\(isIncomplete)}\n"
  }

  /// Adds text verbatim.
  func write(_ text: String) { output += text }

  /// Writes the collected output, then the warnings.
  func flush() throws(Failure) {
    defer {
      for warning in warnings { surroundings.tell(warning) }
      warnings = []
    }
    try writeOutput()
  }

  /// Writes the collected output once it has 256 KiB.
  func relieve() throws(Failure) {
    if output.utf8.count >= 1 << 18 { try writeOutput() }
  }

  private func writeOutput() throws(Failure) {
    defer { output = "" }
    if output.isEmpty || isShownInPages() { return }
    try surroundings.console.print(output)
  }

  /// Shows output in a pager if it is longer than the terminal: the program in `PAGER`, where like
  /// in git `cat` and an empty value mean none.
  private func isShownInPages() -> Bool {
    guard isPaged, isTerminal, surroundings.console.text(of: "TERM") != "dumb",
      let rows = surroundings.console.size()?.rows, rows > 0,
      output.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else { return false }
    let program = surroundings.console.variable("PAGER") ?? "less"
    return program.isEmpty || program == "cat"
      ? false : surroundings.processes.page(output, program)
  }

  /// Prints a warning on standard error.
  func warn(_ message: Message) { warnings.append(Failure(.done, message)) }

  /// Prints a warning once and continues: an empty status bar would not help.
  func warnOnce(_ failure: Failure) {
    if told.insert(failure.text).inserted { warnings.append(failure) }
  }
}
