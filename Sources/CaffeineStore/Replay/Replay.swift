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
  /// The winning record of one id, without its intake.
  private struct Winner {
    var stamp: Stamp
    var device: String
    var state: State
  }

  private enum State {
    case standing(Int)  // its place in `intakes`
    case removed(IntakeID)
  }

  private var table = IDTable()
  private var winners: [Winner] = []
  private var intakes: [Intake] = []  // also some that were removed later
  private var hasRemovals = false

  /// Nothing merged yet.
  package init() {}

  /// Makes room for `count` more records.
  mutating func reserve(_ count: Int) {
    table.reserve(winners.count + count)
    winners.reserveCapacity(winners.count + count)
    intakes.reserveCapacity(intakes.count + count)
  }

  /// Takes one more record into account; O(1).
  package mutating func merge(_ record: Record) {
    let id = record.id
    let hash = Self.hash(of: id)
    guard let place = place(of: id, hash) else {
      table.insert(hash, place: winners.count)
      winners.append(Winner(stamp: record.stamp, device: record.device, state: .removed(id)))
      put(record.change, at: winners.count - 1)
      return
    }
    guard record.wins(over: self.record(at: place)) else { return }
    winners[place].stamp = record.stamp
    winners[place].device = record.device
    put(record.change, at: place)
  }

  /// The intakes that stand, those that start at or after `start` where that is given, by their
  /// start and then their id; O(n log n), O(n) where the records came in that order.
  package func intakes(since start: Date? = nil) -> [Intake] {
    var standing = intakes
    if hasRemovals {
      standing = winners.compactMap { winner in
        if case .standing(let index) = winner.state { intakes[index] } else { nil }
      }
    }
    // Removing none would still copy a million of them.
    if let start, standing.contains(where: { $0.start < start }) {
      standing.removeAll { $0.start < start }
    }
    return standing.inOrder()
  }

  /// Hands over the same intakes in no particular order, and copies none; O(n).
  func forEachIntake(since start: Date, _ body: (Intake) -> Void) {
    guard hasRemovals else {
      for intake in intakes where intake.start >= start { body(intake) }
      return
    }
    for winner in winners {
      guard case .standing(let index) = winner.state else { continue }
      if intakes[index].start >= start { body(intakes[index]) }
    }
  }

  private func place(of id: IntakeID, _ hash: UInt64) -> Int? {
    table.place(of: hash) { self.id(at: $0) == id }
  }

  private func id(at place: Int) -> IntakeID {
    switch winners[place].state {
    case .standing(let index): intakes[index].id
    case .removed(let id): id
    }
  }

  private mutating func put(_ change: Record.Change, at place: Int) {
    switch change {
    case .add(let state), .edit(let state):
      if case .standing(let index) = winners[place].state {
        intakes[index] = state
      } else {
        winners[place].state = .standing(intakes.count)
        intakes.append(state)
      }
    case .remove(let id):
      winners[place].state = .removed(id)
      hasRemovals = true
    }
  }

  private func record(at place: Int) -> Record {
    let winner = winners[place]
    let change: Record.Change =
      switch winner.state {
      case .standing(let index): .edit(intakes[index])
      case .removed(let id): .remove(id)
      }
    return Record(change, stamp: winner.stamp, device: winner.device)
  }

  private static func hash(of id: IntakeID) -> UInt64 {
    if let words = id.words { return IDTable.hash(of: words) }
    var text = id.description
    return text.withUTF8 { IDTable.hash(of: UnsafeRawBufferPointer($0)) }
  }
}

extension [Intake] {
  /// The same by their start and then their id; O(n) when they are so, forwards or backwards.
  package func inOrder() -> [Intake] {
    let steps = indices.dropFirst()
    if steps.allSatisfy({ !isBefore($0, $0 - 1) }) { return self }
    // As the end of a file is read.
    if steps.allSatisfy({ isBefore($0, $0 - 1) }) { return reversed() }
    // Places are moved in place of intakes, whose strings would be counted at each move.
    return indices.sorted(by: isBefore).map { self[$0] }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (start, other) = (self[left].start, self[right].start)
    return start == other ? self[left].id < self[right].id : start < other
  }
}
