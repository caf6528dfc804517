import CaffeineDomain
import CaffeineStore
import CivilTime
import Foundation
import TestSupport
import Testing

/// Every call of every change fails in its turn, once or for ever; afterwards a fresh reader finds
/// every accepted entry, and the new one as the change said.
@Suite struct FaultTests {
  /// What is changed, in a folder where two entries were accepted before, or none.
  enum Operation: CaseIterable {
    case firstAdd
    case add
    case repeatedAdd
    case edit
    case remove
    case undo
    case commit
    case undoImport
  }

  struct Case: CustomTestStringConvertible {
    let operation: Operation
    let fault: FaultyFileSystem.Fault
    let isForEver: Bool

    var testDescription: String { "\(operation), \(fault), \(isForEver ? "for ever" : "once")" }

    static let all = Operation.allCases.flatMap { operation in
      FaultyFileSystem.Fault.allCases.flatMap { fault in
        [true, false].map { Case(operation: operation, fault: fault, isForEver: $0) }
      }
    }
  }

  /// In short tests one call in seventeen fails, others in other scenarios.
  @Test(.tags(.long), arguments: Case.all)
  func noAcceptedEntryIsLost(_ scenario: Case) throws {
    var call = Trials.isFull ? 1 : 1 + scenario.testDescription.utf8.count % 17
    while true {
      let files = FaultyFileSystem(
        scenario.fault, at: scenario.isForEver ? call...Int.max : call...call)
      try attempt(scenario.operation, files, "\(scenario.testDescription), call \(call)")
      if files.count < call { break }
      call += Trials.isFull ? 1 : 17
    }
    #expect(call > 10)
  }

  private func attempt(_ operation: Operation, _ files: FaultyFileSystem, _ name: String) throws {
    let folder = try TemporaryFolder()
    let healthy = Journal(in: folder.container, fileSystem: FaultyFileSystem(.noSpace, at: 0...0))
    if operation != .firstAdd {
      for id in ["old", "target"] { try healthy.add([intake(id)], at: morning) }
    }
    if operation == .undoImport { try perform(.commit, on: healthy) }
    let before = try healthy.intakes().intakes
    let after = try result(of: operation)
    let faulty = Journal(in: folder.container, fileSystem: files)
    var outcome: StoreError?
    do throws(StoreError) {
      try perform(operation, on: faulty)
    } catch {
      outcome = error
    }
    let reading = try healthy.intakes()
    let found = reading.intakes
    #expect(!reading.damage.first.contains { $0.kind == .cutShort }, "\(name)")
    switch outcome {
    case nil: #expect(found == after, "\(name)")
    case .notKnownToBeSaved: #expect(found == after || found == before, "\(name)")
    default: #expect(found == before, "\(name)")
    }
    // The next change works, and finds the file in order.
    try healthy.add([intake("next")], at: morning)
    let ids = try healthy.intakes().intakes.map(\.id.description)
    #expect(ids.contains("next") && (operation == .firstAdd || ids.contains("old")), "\(name)")
  }

  /// A change that returns is on the device; an import is a file of its own, put in place whole.
  @Test(arguments: [Operation.firstAdd, .add, .edit, .remove, .undo])
  func everyChangeWaitsForTheDevice(operation: Operation) throws {
    let folder = try TemporaryFolder()
    let files = FaultyFileSystem(.noSpace, at: 0...0)
    let journal = Journal(in: folder.container, fileSystem: files)
    if operation != .firstAdd { try journal.add([intake("old"), intake("target")], at: morning) }
    let before = files.synchronized.count
    try perform(operation, on: journal)
    #expect(files.synchronized.count > before)
  }

  /// Whatever call fails at first, and the same call once more: the third try saves the entry,
  /// and does not take the line that it may find for saved.
  @Test func whatTheDeviceDidNotConfirmIsWrittenAgain() throws {
    let cup = try intake("cup")
    var unconfirmed = 0
    var call = 1
    while true {
      let folder = try TemporaryFolder()
      try Journal(in: folder.container).add([intake("old")], at: morning)
      let files = FaultyFileSystem(.inputOutput, at: call...call)
      let error = failure(of: cup, in: folder, files)
      if files.count < call { break }
      call += 1
      guard case .notKnownToBeSaved = error else { continue }
      unconfirmed += 1
      let name = "log/\(try folder.logNames()[0])"
      let length = try folder.text(name).utf8.count
      let healthy = Journal(in: folder.container)
      #expect(failure(of: cup, in: folder, FaultyFileSystem(.inputOutput, at: 1...99)) != nil)
      #expect(try healthy.addOnce(cup, at: morning) == cup)
      #expect(try folder.text(name).utf8.count > length)
      #expect(try healthy.intakes().intakes == [intake("old"), cup])
      #expect(try healthy.undo(at: morning) == undone(cup, nil))
      #expect(try healthy.undo(at: morning) == undone(intake("old"), nil))
    }
    #expect(unconfirmed > 0)
  }

  private func failure(
    of cup: Intake, in folder: TemporaryFolder, _ files: FaultyFileSystem
  ) -> StoreError? {
    do throws(StoreError) {
      _ = try Journal(in: folder.container, fileSystem: files).addOnce(cup, at: morning)
      return nil
    } catch {
      return error
    }
  }

  private func result(of operation: Operation) throws -> [Intake] {
    switch operation {
    case .firstAdd: [try intake("new")]
    case .repeatedAdd, .undoImport: [try intake("old"), try intake("target")]
    case .add: [try intake("old"), try intake("target"), try intake("new")]
    case .edit: [try intake("old"), try intake("target", milligrams: 1)]
    case .remove: [try intake("old")]
    case .undo: [try intake("old")]
    case .commit: [try intake("import"), try intake("old"), try intake("target")]
    }
  }

  private func perform(_ operation: Operation, on journal: Journal) throws(StoreError) {
    guard let new = try? intake("new"), let target = try? intake("target"),
      let edited = try? intake("target", milligrams: 1)
    else { return }
    switch operation {
    case .firstAdd, .add: try journal.add([new], at: morning)
    case .repeatedAdd: _ = try journal.addOnce(target, at: morning)
    case .edit: try journal.edit(edited, at: morning)
    case .remove: try journal.remove(edited.id, at: morning)
    case .undo, .undoImport: try journal.undo(at: morning)
    case .commit:
      guard let imported = try? intake("import") else { return }
      var bytes: [UInt8] = []
      var rest = [imported][...]
      IntakeExport(as: .json).write({ rest.popFirst() }) { bytes += $0 }
      let plan = try journal.plan(importing: .bytes(bytes), clock: .utc, at: morning)
      try journal.commit(plan, at: morning)
    }
  }
}
