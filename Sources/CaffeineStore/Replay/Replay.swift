package import CaffeineDomain

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What the records of all devices amount to: per id the one that wins.
///
/// The result does not depend on the order in which records are merged, nor on how often. Records
/// are only collected until they are asked for. Ids begin with the time, so those of one device
/// go one way unless something was changed; then all of them win and nothing has to be looked up.
package struct Replay {
  /// A record without its intake.
  private struct Entry {
    var stamp: Stamp
    var device: String
    var state: State
  }

  private enum State {
    case standing(Int)  // its place in `intakes`
    case removed(IntakeID)
  }

  /// How the ids of the records follow on each other; strictly, unless they are mixed.
  private enum Direction {
    case upwards
    case downwards
    case mixed
  }

  private var entries: [Entry] = []
  private var intakes: [Intake] = []  // also some that were changed or removed later
  private var hasRemovals = false
  private var direction: Direction?
  private var lastWords: (UInt64, UInt64) = (0, 0)

  /// Nothing merged yet.
  package init() {}

  /// Makes room for `count` more records.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(entries.count + count)
    intakes.reserveCapacity(intakes.count + count)
  }

  /// Takes one more record into account; O(1).
  @inline(__always)  // spares a copy of the record
  package mutating func merge(_ record: consuming Record) {
    follow(record.id.words)
    let (stamp, device) = (record.stamp, record.device)
    switch record.change {
    case .add(let intake), .edit(let intake):
      entries.append(Entry(stamp: stamp, device: device, state: .standing(intakes.count)))
      intakes.append(intake)
    case .remove(let id):
      entries.append(Entry(stamp: stamp, device: device, state: .removed(id)))
      hasRemovals = true
    }
  }

  /// The intakes that stand, those that start at or after `start` where that is given, by their
  /// start and then their id; O(n log n), O(n) where the records came in that order.
  package func intakes(since start: Date? = nil) -> [Intake] {
    var standing: [Intake] = []
    if hasRemovals || direction == .mixed {
      forEachStanding { standing.append($0) }
    } else {
      standing = intakes
    }
    // Removing none would still copy a million of them.
    if let start, standing.contains(where: { $0.start < start }) {
      standing.removeAll { $0.start < start }
    }
    return standing.inOrder()
  }

  /// Hands over the same intakes in no particular order, and copies none; O(n), O(n log n) where
  /// the ids are mixed.
  func forEachIntake(since start: Date, _ body: (Intake) -> Void) {
    forEachStanding { if $0.start >= start { body($0) } }
  }

  private mutating func follow(_ words: (UInt64, UInt64)) {
    defer { lastWords = words }
    guard !entries.isEmpty, direction != .mixed else { return }
    let step: Direction = lastWords < words ? .upwards : words < lastWords ? .downwards : .mixed
    direction = direction == nil || direction == step ? step : .mixed
  }

  private func forEachStanding(_ body: (Intake) -> Void) {
    forEachWinner { entry in
      if case .standing(let index) = entry.state { body(intakes[index]) }
    }
  }
}

extension Replay {
  /// The words of an id, and where its record is; sorts those of one id next to each other.
  private struct Key {
    let words: (UInt64, UInt64)
    let place: Int
  }

  private func forEachWinner(_ body: (Entry) -> Void) {
    guard direction == .mixed else { return entries.forEach(body) }
    var winner: Key?
    for key in keys() {
      if let best = winner, best.words == key.words, id(at: best.place) == id(at: key.place) {
        if record(at: key.place).wins(over: record(at: best.place)) { winner = key }
      } else {
        if let winner { body(entries[winner.place]) }
        winner = key
      }
    }
    if let winner { body(entries[winner.place]) }
  }

  /// The keys by id.
  ///
  /// The library's sort takes runs as they are, so that one for each device and change costs O(n)
  /// for few of them.
  private func keys() -> [Key] {
    entries.indices.map { Key(words: id(at: $0).words, place: $0) }.sorted { left, right in
      left.words == right.words
        ? id(at: left.place) < id(at: right.place) : left.words < right.words
    }
  }

  private func id(at place: Int) -> IntakeID {
    switch entries[place].state {
    case .standing(let index): intakes[index].id
    case .removed(let id): id
    }
  }

  private func record(at place: Int) -> Record {
    let entry = entries[place]
    let change: Record.Change =
      switch entry.state {
      case .standing(let index): .edit(intakes[index])
      case .removed(let id): .remove(id)
      }
    return Record(change, stamp: entry.stamp, device: entry.device)
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
