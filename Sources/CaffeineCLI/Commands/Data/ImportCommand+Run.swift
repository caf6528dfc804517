import CaffeineStore
import CommandArguments

@MainActor
extension ImportCommand {
  static func run(_ session: Session) throws(Failure) {
    guard let path = session.arguments.first, !path.isEmpty else {
      throw .value("", of: "FILE", forms: "the path of a file, or - for standard input")
    }
    let source = path == "-" ? ImportSource.standardInput : .file(path)
    let format = session.arguments[from].flatMap(ImportFormat.init)
    let (clock, now) = (session.clock, session.now)
    let journal = try session.journal()
    let plan = try session.stored { () throws(StoreError) in
      try journal.plan(importing: source, as: format, clock: clock, at: now)
    }
    let isDry = session.arguments.has(dryRun)
    if !isDry, !plan.additions.isEmpty {
      try session.change { journal throws(StoreError) in try journal.commit(plan, at: now) }
    }
    for problem in plan.problems.first { session.warn(problem) }
    if session.wantsJSON { return session.print(json(plan, isDry: isDry)) }
    try show(plan, isDry: isDry, in: session)
  }

  private static func json(_ plan: ImportPlan, isDry: Bool) -> JSONValue {
    .object([
      ("format", .string(plan.format.rawValue)), ("dryRun", .bool(isDry)),
      ("added", .integer(plan.additions.count)), ("present", .integer(plan.presentCount)),
      ("passedOver", .integer(plan.problems.count)),
    ])
  }

  private static func show(
    _ plan: ImportPlan, isDry: Bool, in session: Session
  ) throws(Failure) {
    if isDry {
      for intake in plan.additions.prefix(10) {
        session.print("  " + (try session.sentence(intake)))
      }
      let rest = plan.additions.count - 10
      if rest > 0 { session.print("  and \(rest) more") }
    }
    let count = plan.additions.count
    session.print(
      "\(isDry ? "Would import" : "Imported") \(count) \(count == 1 ? "drink" : "drinks");"
        + " \(plan.presentCount) were already there, \(plan.problems.count) skipped.")
  }
}
