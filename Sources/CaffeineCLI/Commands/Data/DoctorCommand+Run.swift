import CaffeineStore
import CommandArguments
import JSONValues
import WidgetHosting

@MainActor
extension DoctorCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let now = context.now
    let journal = try context.surroundings.journal()
    if let file = context.arguments[accept],
      try !stored({ () throws(StoreError) in try journal.accept(file) })
    {
      throw Failure(.noInput, "This device has written no file '\(file)'.")
    }
    let report = try stored { () throws(StoreError) in try journal.examine(at: now) }
    let settings = try context.settingsProblems() + context.suiteProblems()
    let remark = context.preferencesReader.read().preferences.pregnancyRemark.map {
      Problem(
        file: "settings", problem: "pregnancy counts, over a month after the due date", remedy: $0)
    }
    let findings = report.findings.map(Problem.init)
    let told = Set(findings.compactMap { $0.file.split(separator: "/").last.map(String.init) })
    let problems =
      findings + settings.filter { !told.contains($0.file) } + [remark].compactMap(\.self)
    context.wantsJSON
      ? context.printer.print(json(report, problems, isSound: report.isSound && settings.isEmpty))
      : show(report, problems, in: context)
    guard report.isSound else {
      throw Failure(
        .unreadableData, "Parts of the journal cannot be read; everything else is counted.",
        advice: "The list above says what you can do.")
    }
    guard settings.isEmpty else {
      throw Failure(
        .badSettings,
        "Some settings, drinks or widgets do not work; a default applies for each such setting.",
        advice: "The list above says what you can do.")
    }
  }

  /// A problem in words.
  struct Problem {
    let file: String
    /// The byte offset of the problem; `nil` for a line or the whole file.
    var offset: Int?
    let problem: Message
    let remedy: Message
    /// Whether a drink may be missing.
    var isLoss = false

    var place: String { file + (offset.map { ", byte \($0)" } ?? "") }

    var members: [(String, JSONValue)] {
      [
        ("severity", .string(isLoss ? "loss" : "notice")), ("file", .string(file)),
        ("offset", .optional(offset) { .integer($0) }), ("problem", .string(problem.english)),
        ("remedy", .string(remedy.english)),
      ]
    }
  }

  private static func show(
    _ report: DoctorReport, _ problems: [Problem], in context: CommandContext
  ) {
    let printer = context.printer
    for problem in problems {
      context.printer.print(context.printer.styled(Terminal.shown(problem.place), .bold))
      for text in [problem.problem, problem.remedy] where !text.isEmpty {
        context.printer.print("  \(Terminal.shown(printer.text(of: text)))")
      }
    }
    if report.omittedCount > 0 {
      context.printer.print("and \(report.omittedCount) more, not shown")
    }
    let files: Message = report.fileCount == 1 ? "1 file" : "\(report.fileCount) files"
    let entries = JournalEntry.counted(drinks: report.intakeCount, nights: report.nightCount)
    let records: Message = report.recordCount == 1 ? "1 record" : "\(report.recordCount) records"
    context.printer.print(
      "\(entries) from \(records) in \(files)" + (problems.isEmpty ? "; no problems found." : "."))
  }

  private static func json(
    _ report: DoctorReport, _ problems: [Problem], isSound: Bool
  ) -> JSONValue {
    .object([
      ("isSound", .bool(isSound)), ("files", .integer(report.fileCount)),
      ("records", .integer(report.recordCount)), ("intakes", .integer(report.intakeCount)),
      ("nights", .integer(report.nightCount)),
      ("findings", .array(problems.map { .object($0.members) })),
      ("omitted", .integer(report.omittedCount)),
    ])
  }
}

extension DoctorCommand.Problem {
  init(_ finding: Finding) {
    let (problem, remedy) = finding.text
    self.init(
      file: finding.file, offset: finding.offset, problem: problem, remedy: remedy,
      isLoss: finding.severity == .loss)
  }
}

extension CommandContext {
  /// Unknown keys, invalid values and unreadable lines of the settings.
  fileprivate func settingsProblems() throws(Failure) -> [DoctorCommand.Problem] {
    let path: String
    let reading: SettingsReading
    do throws(Failure) {
      (path, reading) = try surroundings.settingsReading()
    } catch {
      guard error.status == .badSettings else { throw error }
      return [DoctorCommand.Problem(file: "settings", problem: error.message, remedy: error.advice)]
    }
    let values = preferencesReader.read().failures.map {
      DoctorCommand.Problem(file: "settings", problem: $0.message, remedy: $0.advice)
    }
    let names = reading.values.keys.filter { Setting.named($0) == nil }.sorted().map {
      DoctorCommand.Problem(
        file: path, problem: "There is no setting '\($0)'; it is left alone.",
        remedy: "Correct its name ('caffeine config' lists them), or remove the line.")
    }
    return values + names + (try hookProblem().map { [$0] } ?? [])
  }

  /// Lines of your own drinks that nothing reads.
  fileprivate func suiteProblems() throws(Failure) -> [DoctorCommand.Problem] {
    let drinks = try surroundings.ownDrinks()
    return problems(of: drinks, named: "drinks") { id, text in
      OwnDrink.drink(id: id, text: text) == nil
        ? Failure(unreadableDrink: id, text, in: drinks.path) : nil
    }
  }

  private func problems(
    of suite: SharedSettings, named file: String, _ failure: (String, String) -> Failure?
  ) -> [DoctorCommand.Problem] {
    let failures: [Failure]
    do throws(StoreError) {
      let reading = try suite.read()
      failures =
        reading.ownValues.sorted { $0.key < $1.key }.compactMap { failure($0.key, $0.value) }
        + reading.brokenLines.map { Failure(brokenLine: $0, in: suite.path) }
    } catch {
      failures = [Failure(error)]
    }
    return failures.map {
      DoctorCommand.Problem(file: file, problem: $0.message, remedy: $0.advice)
    }
  }

  /// The failure of the last `on-change` command.
  private func hookProblem() throws(Failure) -> DoctorCommand.Problem? {
    let file = ChangeHook.failureFile(in: try surroundings.container())
    guard let command = preferencesReader.read().preferences.onChange, !command.isEmpty,
      let bytes = try? surroundings.files.contents(of: file, for: .reading)
    else { return nil }
    let status = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    let meaning: Message =
      switch status {
      case "126": " (it may not be run)"
      case "127": " (no such command)"
      case _: ""
      }
    return DoctorCommand.Problem(
      file: file,
      problem: "on-change ended with exit status \(status)\(meaning) when it ran last: \(command)",
      remedy: "Run it yourself to see why, or change it: caffeine config set on-change COMMAND")
  }
}
