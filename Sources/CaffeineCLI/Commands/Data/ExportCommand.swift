import CaffeineStore
import CommandArguments

enum ExportCommand {
  static let format = CommandOption(
    "format", value: "FORMAT", from: .oneOf(ExportFormat.allCases.map(\.rawValue)),
    help: "The format (default: csv).")

  static var declaration: Command<CommandAction> {
    Command(
      name: "export", summary: "Print all logged drinks for other programs.",
      discussion: "In CSV, text that a spreadsheet would run as a formula gets a leading quote; "
        + "'caffeine import' removes it.",
      options: [format],
      examples: [
        CommandExample("caffeine export --format json > drinks.json", "Everything, as JSON.")
      ],
      action: CommandAction(run))
  }
}

@MainActor
extension ExportCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let named = context.arguments[format].flatMap(ExportFormat.init)
    if let named, named != .json { try context.refuseJSON(for: "--format \(named.rawValue)") }
    let form = named ?? (context.wantsJSON ? .json : .csv)
    let isShown = form == .csv && context.printer.isTerminal
    var listing = try context.journal.listing()
    try IntakeExport(as: form).write({ () throws(Failure) in
      try context.journal.next(of: &listing)
    }) { bytes throws(Failure) in
      let text = String(decoding: bytes, as: UTF8.self)
      // Safe for a terminal; a file keeps names and notes verbatim.
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      context.printer.write(
        isShown ? lines.map { Terminal.shown(String($0)) }.joined(separator: "\n") : text)
      try context.printer.relieve()
    }
  }
}
