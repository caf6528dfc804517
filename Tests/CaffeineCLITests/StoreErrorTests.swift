import CaffeineDomain
import CaffeineStore
import CommandArguments
import Testing

@testable import CaffeineCLI

/// What scripts go by, and what people read.
@Suite struct StoreErrorTests {
  static let noSpace = SystemError.noSpace
  static let id = {
    var generator = SystemRandomNumberGenerator()
    return IntakeID.generate(at: .distantPast, using: &generator)
  }()

  @Test(
    arguments: [
      (.noHome, 73, "CAFFEINE_HOME"),
      (.locked(path: "/lock"), 75, "another process has held the lock /lock"),
      (.notSaved(path: "/f", reason: noSpace, lines: "{}"), 74, "add it to the file later:\n{}"),
      (.notSaved(path: "/f", reason: noSpace, lines: nil), 74, "Nothing was changed"),
      (.notKnownToBeSaved(path: "/f", reason: noSpace, id: id), 74, "Possibly not saved: /f"),
      (.cannotCreate(path: "/f", reason: .notFolder), 73, "Set CAFFEINE_HOME"),
      (.notPermitted(path: "/f", reason: .accessDenied), 77, "owner and permissions"),
      (.noSuchFile(path: "/f"), 66, "There is no file /f"),
      (.unreadable(path: "/f", reason: .inputOutput), 65, "Cannot read /f"),
      (.unreadable(path: "/f", reason: .notFolder), 73, "Move that file"),
      (.changedWhileRead(path: "/f"), 75, "Try again"),
      (.notPrivate(path: "/f", isOwn: true), 77, "chmod go-w /f"),
      (.notPrivate(path: "/f", isOwn: false), 77, "a copy of your own"),
      (.oldChange(.imported(count: 1, remaining: 0), madeAt: .distantPast), 1, "too old"),
      (.notPlainFile(path: "/f"), 65, "Put a regular file in its place"),
      (.journalMissing(path: "/log"), 65, "in /log, but this device"),
      (.clockAhead(id: id), 65, "Change it on the device"),
      (.noLaterDate(device: "x"), 65, "Remove the files `device…`"),
      (.newerVersion(what: "the folder"), 65, "Update caffeine"),
      (.idTaken(id: id), 64, "caffeine edit \(id)"),
      (.invalid(id: id, reason: .text), 65, "Drink \(id) was not saved: its name and note"),
      (.plannedTooFarAhead(id: id), 64, "more than 48 hours"),
      (.noSuchIntake(id: id), 66, "No drink has the id \(id)"),
      (.nothingToUndo, 66, "Nothing to undo"),
      (.invalidKey("a b"), 64, "\"a b\" cannot be a name: use"),
      (.unknownFormat(.empty), 65, "it is empty. Supported are"),
      (.unknownFormat(.archive), 65, "unzip it and import apple_health_export/export.xml"),
      (.unfitTable(UnfitTable(fault: .noDrink, headers: ["at", "x"])), 65, "Its columns: at, x"),
      (.endsWithinRow, 65, "The file ends within its last row. Nothing was imported."),
      (.malformedImport(detail: "it breaks off", offset: 9), 65, "it breaks off, at byte 9"),
    ] as [(StoreError, Int32, String)])
  func eachHasItsExitCodeAndSaysWhatToDo(error: StoreError, code: Int32, text: String) {
    let failure = Failure(error)
    #expect(failure.status.rawValue == code)
    #expect(failure.text.contains(text), "\(error)")
  }
}
