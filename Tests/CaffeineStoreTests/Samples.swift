import CaffeineDomain
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// The morning of all these tests.
let morning = Date.saturday(8)

/// An intake of 75 mg named `id`, `hours` after the morning.
func intake(_ id: String, hours: Double = 0, milligrams: Double = 75) throws -> Intake {
  Intake(
    id: try #require(IntakeID(id)), drink: "cappuccino", name: "Cappuccino",
    amount: try #require(Milligrams(milligrams)), start: morning + hours * 3600,
    timeZoneIdentifier: "Europe/Berlin", secondsFromGMT: 3600)
}

/// Intakes as a file to import.
func json(of intakes: [Intake]) -> [UInt8] {
  var rest = intakes[...]
  var bytes: [UInt8] = []
  IntakeExport(as: .json).write({ rest.popFirst() }) { bytes += $0 }
  return bytes
}

/// The undo of a command of one drink that no other device has changed since.
func undone(_ before: Intake?, _ current: Intake?) throws -> UndoneChange {
  .drinks([
    UndoneDrink(
      id: try #require(before ?? current).id, undone: before, restored: current, changedBy: nil)
  ])
}

extension Journal {
  /// Removes one drink.
  @discardableResult
  func remove(_ id: IntakeID, at now: Date) throws(StoreError) -> Intake? {
    try remove([id], at: now).first
  }
}

extension TemporaryFolder {
  var container: SharedContainer { SharedContainer(folder: path) }

  /// Gives the machine without an id a name, as if it had written under it before.
  func nameDevice(_ name: String) throws {
    try write("000000000000 \(name).jsonl\n", to: container.deviceFile)
  }

  /// The names of the files in the folder `log`.
  func logNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/log").sorted()
  }
}

extension Array {
  /// The elements in another order, as merging, sorting and editing leave the lines of a file.
  func rearranged(using generator: inout SplitMix64) -> [Element] {
    guard count > 1 else { return self }
    var elements = self
    let (first, second) = (
      Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator)
    )
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: elements.swapAt(first, second)
    case 1:
      let moved = elements[Swift.min(first, second)..<Swift.max(first, second)]
      elements.removeSubrange(moved.indices)
      elements.append(contentsOf: moved)
    default: elements.shuffle(using: &generator)
    }
    return elements
  }
}

extension ImportPlan {
  /// The drinks among the additions.
  var intakes: [Intake] { additions }
}
