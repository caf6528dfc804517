package import CaffeineDomain

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What the records of all devices amount to: per id the one that wins.
///
/// The result does not depend on the order in which records are merged, nor on how often.
package struct Replay {
  private var places: [IntakeID: Int] = [:]
  private var records: [Record] = []

  /// Nothing merged yet.
  package init() {}

  /// Takes one more record into account; O(1).
  package mutating func merge(_ record: Record) {
    let id = record.id
    if let place = places[id] {
      if record.wins(over: records[place]) { records[place] = record }
    } else {
      places[id] = records.count
      records.append(record)
    }
  }

  /// The winning record of `id`.
  package subscript(id: IntakeID) -> Record? {
    places[id].map { records[$0] }
  }

  /// The intakes that stand, those that start at or after `start` where that is given, by their
  /// start and then their id; O(n log n), O(n) where the records came in that order.
  package func intakes(since start: Date? = nil) -> [Intake] {
    var intakes: [Intake] = []
    intakes.reserveCapacity(records.count)
    for record in records {
      guard let intake = record.state else { continue }
      if let start, intake.start < start { continue }
      intakes.append(intake)
    }
    return intakes.inOrder()
  }
}

extension [Intake] {
  /// The same by their start and then their id.
  package func inOrder() -> [Intake] {
    let isOrdered = zip(self, dropFirst()).allSatisfy { !Self.isBefore($1, $0) }
    return isOrdered ? self : sorted(by: Self.isBefore)
  }

  private static func isBefore(_ left: Intake, _ right: Intake) -> Bool {
    left.start == right.start ? left.id < right.id : left.start < right.start
  }
}
