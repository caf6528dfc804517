import CommandArguments
import JSONValues
import TextUI
import WidgetCommands

/// What a command prints, fitted to where it goes.
///
/// Output is collected and written once, after the command has done its work, so that a drink is
/// on disk before anyone reads that it is; what is said on standard error follows it. Only lists of
/// any length are written as they grow.
@MainActor
final class Printer {
  /// Whether `--quiet` was typed.
  let isQuiet: Bool
  /// Whether a pager shows what a terminal has too few lines for.
  var isPaged = false
  /// Looks up whether the settings want drawings.
  var wantsPictures: () -> Bool = { true }
  /// Whether curves, bars and signs are drawn; otherwise words alone say it.
  private(set) lazy var hasPictures = wantsPictures()
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

  /// What standard output shows.
  var standardOutput: StandardOutput {
    StandardOutput(
      console: surroundings.console, environment: surroundings.environment,
      colorOption: colorOption, glyphSet: glyphSet)
  }

  /// Writes drawings to it.
  func writer(_ format: DrawingFormat, on scheme: ColorScheme) -> DrawingWriter {
    DrawingWriter(format, on: scheme, for: standardOutput)
  }

  /// How many colours standard output gets; `nil` if it takes no escape sequences.
  private(set) lazy var colorDepth = standardOutput.colorDepth

  /// Whether standard output shows Unicode.
  private(set) lazy var isUnicode = surroundings.isUnicode

  /// The reader's language.
  private(set) lazy var language = surroundings.language

  /// The width to fill, in cells.
  private(set) lazy var columns = surroundings.columns ?? 80

  /// The width of the terminal in cells; `nil` where lines may be of any length.
  var limit: Int? { surroundings.columns }

  /// The rows of the terminal; `nil` where there are any number of them.
  var rowLimit: Int? { surroundings.rows }

  /// Whether a drawing may be replaced: on a terminal that obeys escape sequences.
  var drawsInPlace: Bool { isTerminal && colorDepth != nil && !isQuiet }

  /// Whether standard output goes to a terminal.
  var isTerminal: Bool { surroundings.console.isTerminal(.output) }

  /// The glyphs that standard output shows.
  var glyphSet: GlyphSet { isUnicode ? .unicode : .ascii }

  /// Text from outside as people read it: harmless and, on a terminal, apart from the direction of
  /// its neighbours.
  func shown(_ text: String) -> String { Terminal.shown(text, isIsolated: isTerminal) }

  /// The name of a drink as people read it: that of the catalogue in their language.
  func shownDrink(_ name: String) -> String {
    shown(language.isEnglish ? name : language.drinkName(name))
  }

  /// Whether standard output shows colours.
  var isColored: Bool { colorDepth ?? .monochrome != .monochrome }

  /// Text in a style, if standard output shows colours.
  @_disfavoredOverload
  func styled(_ text: String, _ style: TextStyle) -> String {
    style.applied(to: text, isColored: isColored)
  }

  /// The same of a message, in the reader's language.
  func styled(_ message: Message, _ style: TextStyle) -> String { styled(text(of: message), style) }

  /// A message in the reader's language.
  func text(of message: Message) -> String { message.text(in: language) }

  /// Adds a line that confirms a change, unless `--quiet` was typed.
  @_disfavoredOverload
  func confirm(_ text: String) { if !isQuiet { print(text) } }

  /// The same of a message.
  func confirm(_ message: Message) { if !isQuiet { print(message) } }

  /// Adds a line, or as many as the terminal needs for it, in ASCII where nothing else shows.
  @_disfavoredOverload
  func print(_ text: String, _ style: TextStyle? = nil) {
    for line in wrapped(text) { draw(style.map { styled(line, $0) } ?? line) }
  }

  /// The same of a message, in the reader's language.
  func print(_ message: Message, _ style: TextStyle? = nil) {
    let text: String = text(of: message)
    print(text, style)
  }

  /// The lines that a text takes here.
  func wrapped(_ text: String) -> [String] {
    let text = isUnicode ? text : text.limitedToASCII()
    return limit.map { Terminal.wrapped(text, to: $0) } ?? [text]
  }

  /// Adds lines that are laid out already, in ASCII where nothing else shows.
  func draw(_ text: String) {
    output += isUnicode ? text : text.limitedToASCII()
    output += "\n"
  }

  /// Adds one JSON object, which is Unicode everywhere.
  func print(_ value: JSONValue) {
    output += value.text
    output += "\n"
  }

  /// Adds one JSON object, written as it grows: under `key` the values that `next` gives until it has
  /// no more, and whether they are incomplete.
  func printList(
    _ key: String, incomplete isIncomplete: Bool, undated: [String],
    _ next: () throws(Failure) -> JSONValue?
  ) throws(Failure) {
    output += "{\"\(key)\":["
    var isFirst = true
    while let value = try next() {
      output += (isFirst ? "" : ",") + value.text
      isFirst = false
      try relieve()
    }
    let names = JSONValue.array(undated.map { .string($0) }).text
    output += "],\"incomplete\":\(isIncomplete),\"undatedSettings\":\(names)}\n"
  }

  /// Adds text as it is.
  func write(_ text: String) { output += text }

  /// Writes what was added so far, and then says what is wrong with it.
  func flush() throws(Failure) {
    let written = writeOutput()
    for warning in warnings { surroundings.tell(warning) }
    warnings = []
    if let failure = Failure(written) { throw failure }
  }

  /// Writes what was added so far once that is 256 KiB or more.
  func relieve() throws(Failure) {
    guard output.utf8.count >= 1 << 18 else { return }
    if let failure = Failure(writeOutput()) { throw failure }
  }

  private func writeOutput() -> Console.Written {
    defer { output = "" }
    if output.isEmpty || isShownInPages() { return .whole }
    return surroundings.console.write(output, .output)
  }

  /// Shows what was added page by page, if it is longer than the terminal and there is a pager: that of
  /// `PAGER`, of which `cat` and nothing are none, as git has it.
  private func isShownInPages() -> Bool {
    guard isPaged, isTerminal, surroundings.environment.text(of: "TERM") != "dumb",
      let rows = surroundings.console.size()?.rows, rows > 0,
      output.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows
    else { return false }
    let program = surroundings.environment.variable("PAGER") ?? "less"
    return program.isEmpty || program == "cat"
      ? false : surroundings.processes.page(output, program)
  }

  /// Says something on standard error.
  func warn(_ message: Message) { warnings.append(Failure(.done, message)) }

  /// Says once why something is not as it was meant, after which a command goes on: a status bar
  /// that shows nothing helps nobody.
  func warnOnce(_ failure: Failure) {
    if told.insert(failure.text).inserted { warnings.append(failure) }
  }
}
