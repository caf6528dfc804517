import CaffeineStore
import CommandArguments

@MainActor
extension ExportCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let named = context.arguments[to].flatMap(ExportFormat.init)
    let format = named ?? (context.wantsJSON ? .json : .csv)
    IntakeExport(try context.journal.allIntakes(), as: format).write { bytes in
      context.printer.write(String(decoding: bytes, as: UTF8.self))
    }
  }
}
