import CaffeineStore
import CommandArguments

@MainActor
extension DoctorCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let now = context.now
    let journal = try context.surroundings.journal()
    let report = try stored { () throws(StoreError) in try journal.examine(at: now) }
    let settings = Result { () throws(Failure) in try context.preferences() }
    if context.wantsJSON {
      context.printer.print(json(report))
    } else {
      let isWell = report.findings.isEmpty && (try? settings.get()) != nil
      show(report, isWell: isWell, in: context)
    }
    try context.printer.flush()
    _ = try settings.get()
    guard !report.isSound else { return }
    throw Failure(
      .unreadableData, "Parts of the journal cannot be read; everything else is counted.",
      advice: "Nothing was changed. The list above says what you can do.")
  }

  private static func show(_ report: DoctorReport, isWell: Bool, in context: CommandContext) {
    for finding in report.findings {
      let place = finding.offset.map { ", byte \($0)" } ?? ""
      context.printer.print(context.printer.styled(Terminal.shown(finding.file) + place, .bold))
      context.printer.print("  \(Terminal.shown(finding.text.problem))")
      context.printer.print("  \(Terminal.shown(finding.text.remedy))")
    }
    if report.omittedCount > 0 { context.printer.print("and \(report.omittedCount) more") }
    let files = report.fileCount == 1 ? "1 file" : "\(report.fileCount) files"
    let drinks = report.intakeCount == 1 ? "1 drink" : "\(report.intakeCount) drinks"
    let records = report.recordCount == 1 ? "1 record" : "\(report.recordCount) records"
    context.printer.print(
      "\(drinks) from \(records) in \(files)" + (isWell ? "; no problems found." : "."))
  }

  private static func json(_ report: DoctorReport) -> JSONValue {
    let findings = report.findings.map { finding in
      JSONValue.object([
        ("severity", .string(finding.severity == .loss ? "loss" : "notice")),
        ("file", .string(finding.file)), ("offset", .optional(finding.offset) { .integer($0) }),
        ("problem", .string(finding.text.problem)), ("remedy", .string(finding.text.remedy)),
      ])
    }
    return .object([
      ("isSound", .bool(report.isSound)), ("files", .integer(report.fileCount)),
      ("records", .integer(report.recordCount)), ("intakes", .integer(report.intakeCount)),
      ("findings", .array(findings)), ("omitted", .integer(report.omittedCount)),
    ])
  }
}
