import CaffeineStore
import CommandArguments

@MainActor
extension ExportCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let named = context.arguments[to].flatMap(ExportFormat.init)
    let format = named ?? (context.wantsJSON ? .json : .csv)
    var listing = try context.journal.listing()
    try IntakeExport(as: format).write({ () throws(Failure) in
      try context.journal.next(of: &listing)
    }) { bytes throws(Failure) in
      context.printer.write(String(decoding: bytes, as: UTF8.self))
      try context.printer.flush()
    }
  }
}
