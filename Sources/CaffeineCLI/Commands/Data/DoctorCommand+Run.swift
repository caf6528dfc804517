import CaffeineJSON
import CaffeineStore
import CommandArguments
import WidgetHosting

@MainActor
extension DoctorCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let journal = try context.surroundings.journal()
    if let file = context.arguments[accept],
      try !stored({ () throws(StoreError) in try journal.accept(file) })
    {
      throw Failure(.noInput, "This device has written no file '\(file)'.")
    }
    let report = try stored { () throws(StoreError) in try journal.examine() }
    let settings = try settingsProblems(in: context)
    let remark = context.preferencesReader.settings.preferences.pregnancyRemark.map {
      Problem(text: "pregnancy counts, over a month after the due date. \($0)")
    }
    let problems = report.findings.map(Problem.init) + settings + [remark].compactMap(\.self)
    context.wantsJSON
      ? context.printer.print(json(report, problems, isSound: report.isSound && settings.isEmpty))
      : show(report, problems, in: context)
    guard report.isSound else {
      throw Failure(
        .unreadableData, "Parts of the journal cannot be read; everything else is counted.",
        advice: "The list above says where.")
    }
    guard settings.isEmpty else {
      throw Failure(
        .badSettings, "Some settings do not work; a default applies for each.",
        advice: "The list above says which.")
    }
  }

  /// A problem in words.
  struct Problem {
    var file = "settings"
    /// The line, counted from 1; `nil` for the whole file.
    var line: Int?
    let text: Message
    /// Whether a drink may be missing.
    var isLoss = false
  }

  private static func show(
    _ report: DoctorReport, _ problems: [Problem], in context: CommandContext
  ) {
    let printer = context.printer
    for problem in problems {
      let place = Terminal.shown(problem.file) + (problem.line.map { ":\($0)" } ?? "")
      printer.print(
        (place.isEmpty ? "" : printer.styled(place, .bold) + "  ")
          + Terminal.shown(printer.text(of: problem.text)))
    }
    if report.omittedCount > 0 { printer.print("and \(report.omittedCount) more, not shown") }
    let files: Message = report.fileCount == 1 ? "1 file" : "\(report.fileCount) files"
    let drinks: Message = report.intakeCount == 1 ? "1 drink" : "\(report.intakeCount) drinks"
    printer.print("\(drinks) in \(files)" + (problems.isEmpty ? "; no problems found." : "."))
  }

  private static func json(
    _ report: DoctorReport, _ problems: [Problem], isSound: Bool
  ) -> JSONValue {
    let findings = problems.map { problem in
      JSONValue.object([
        ("severity", .string(problem.isLoss ? "loss" : "notice")), ("file", .string(problem.file)),
        ("line", .optional(problem.line) { .integer($0) }),
        ("problem", .string(problem.text.english)),
      ])
    }
    return .object([
      ("isSound", .bool(isSound)), ("files", .integer(report.fileCount)),
      ("intakes", .integer(report.intakeCount)), ("findings", .array(findings)),
      ("omitted", .integer(report.omittedCount)),
    ])
  }

  /// Unknown keys, invalid values and unreadable lines of the settings.
  private static func settingsProblems(in context: CommandContext) throws(Failure) -> [Problem] {
    let reading: SettingsReading
    do throws(Failure) {
      reading = try context.surroundings.settingsReading().reading
    } catch {
      guard error.status == .badSettings else { throw error }
      return [Problem(text: error.message)]
    }
    let unknown = reading.values.keys.filter {
      Setting.named($0) == nil && $0 != Aliases.key && $0 != Aliases.usualKey
    }
    return context.preferencesReader.settings.failures.map { Problem(text: $0.message) }
      + unknown.sorted().map { Problem(text: "There is no setting '\($0)'; it is left alone.") }
  }
}
