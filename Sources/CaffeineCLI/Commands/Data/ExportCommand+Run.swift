import CaffeineStore
import CommandArguments

@MainActor
extension ExportCommand {
  static func run(_ session: Session) throws(Failure) {
    let named = session.arguments[to].flatMap(ExportFormat.init)
    let format = named ?? (session.wantsJSON ? .json : .csv)
    IntakeExport(try session.allIntakes(), as: format).write { bytes in
      session.write(String(decoding: bytes, as: UTF8.self))
    }
  }
}
