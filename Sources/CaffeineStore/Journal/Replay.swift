package import CaffeineDomain

/// What the records of all devices amount to: per id the one that wins.
///
/// The result does not depend on the order in which records are merged, nor on how often. Records
/// are only collected until they are asked for. Ids begin with the time, so those of one device
/// go one way unless something was changed; then all of them win and nothing has to be looked up.
package struct Replay {
  /// A record without its intake; an undo has the stamp of what it takes back.
  private struct Entry {
    var stamp: Stamp
    var device: String
    var state: State
  }

  private enum State {
    case standing(Int)  // its place in `intakes`
    case removed(IntakeID)
    case undone(IntakeID)
  }

  /// How the ids of the records follow on each other; strictly, unless they are mixed.
  private enum Direction {
    case upwards
    case downwards
    case mixed
  }

  private var entries: [Entry] = []
  private var intakes: [Intake] = []  // also some that were changed or removed later
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
    case .undo(let id, let undone):
      entries.append(Entry(stamp: undone, device: device, state: .undone(id)))
    }
  }

  /// The intakes that stand, those that start at or after `start` where that is given, by their
  /// start, those of one second as they were recorded; O(n log n), O(n) where the records came in
  /// that order, forwards or backwards.
  package func intakes(since start: Date? = nil) -> [Intake] {
    var places: [Int] = []  // moved in place of intakes, whose strings are counted
    forEachWinner { place, entry in
      guard case .standing(let index) = entry.state else { return }
      if start.map({ $0 <= intakes[index].start }) ?? true { places.append(place) }
    }
    places.sort(by: precedes)
    return places.compactMap { place in
      if case .standing(let index) = entries[place].state { intakes[index] } else { nil }
    }
  }

  /// Hands over the same intakes in no particular order, and copies none; O(n), O(n log n) where
  /// the ids are mixed.
  func forEachIntake(since start: Date, _ body: (Intake) -> Void) {
    forEachWinner { _, entry in
      guard case .standing(let index) = entry.state, intakes[index].start >= start else { return }
      body(intakes[index])
    }
  }

  /// The ids of the intakes that stand or were removed, not of those of which all was undone.
  func ids() -> Set<IntakeID> {
    var ids: Set<IntakeID> = []
    forEachWinner { place, _ in
      if !isUndo(at: place) { ids.insert(id(at: place)) }
    }
    return ids
  }

  private mutating func follow(_ words: (UInt64, UInt64)) {
    defer { lastWords = words }
    guard !entries.isEmpty, direction != .mixed else { return }
    let step: Direction = lastWords < words ? .upwards : words < lastWords ? .downwards : .mixed
    direction = direction == nil || direction == step ? step : .mixed
  }
}

extension Replay {
  /// Whether the intake at one place comes before the one at another.
  ///
  /// Two of one second go by their stamps: as they were logged, and the same in any order of
  /// reading.
  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (entries[left], entries[right])
    guard case .standing(let index) = first.state, case .standing(let other) = second.state else {
      return false
    }
    if intakes[index].start != intakes[other].start {
      return intakes[index].start < intakes[other].start
    }
    if first.stamp != second.stamp { return first.stamp < second.stamp }
    if first.device != second.device { return first.device < second.device }
    return intakes[index].id < intakes[other].id
  }
}

extension Replay {
  /// The words of an id, and where its record is; sorts those of one id next to each other.
  private struct Key {
    let words: (UInt64, UInt64)
    let place: Int
  }

  /// Hands over the places of the records that win, and what is there.
  private func forEachWinner(_ body: (Int, Entry) -> Void) {
    guard direction == .mixed else {
      for place in entries.indices { body(place, entries[place]) }
      return
    }
    let keys = keys()
    var start = 0
    while start < keys.count {
      let (words, first) = (keys[start].words, id(at: keys[start].place))
      var end = start + 1
      while end < keys.count, keys[end].words == words, id(at: keys[end].place) == first {
        end += 1
      }
      if let place = end == start + 1 ? keys[start].place : winner(of: keys[start..<end]) {
        body(place, entries[place])
      }
      start = end
    }
  }

  /// The place of the record that decides among those of one id, `nil` when all were undone.
  private func winner(of keys: ArraySlice<Key>) -> Int? {
    var rest = keys
    while let first = rest.first {
      let peers = rest.prefix { entries[$0.place].stamp == entries[first.place].stamp }
      rest = rest[peers.endIndex...]
      var undoers: [String] = []  // one a file at most, however long a group is
      for place in peers.lazy.map(\.place) where isUndo(at: place) {
        if !undoers.contains(entries[place].device) { undoers.append(entries[place].device) }
      }
      var winner: Int?
      for place in peers.lazy.map(\.place) where !isUndo(at: place) {
        let isUndone = undoers.contains { Device.isSame($0, entries[place].device) }
        let loses = winner.map { !record(at: place).wins(over: record(at: $0)) } ?? false
        if !isUndone, !loses { winner = place }
      }
      if let winner { return winner }
    }
    return nil
  }

  private func isUndo(at place: Int) -> Bool {
    if case .undone = entries[place].state { true } else { false }
  }

  /// The keys by id, those of one id by stamp, the latest first.
  ///
  /// The library's sort takes runs as they are, so that one for each device and change costs O(n)
  /// for few of them.
  private func keys() -> [Key] {
    entries.indices.map { Key(words: id(at: $0).words, place: $0) }.sorted { left, right in
      guard left.words == right.words else { return left.words < right.words }
      let (id, other) = (id(at: left.place), id(at: right.place))
      return id == other ? entries[left.place].stamp > entries[right.place].stamp : id < other
    }
  }

  private func id(at place: Int) -> IntakeID {
    switch entries[place].state {
    case .standing(let index): intakes[index].id
    case .removed(let id), .undone(let id): id
    }
  }

  private func record(at place: Int) -> Record {
    let entry = entries[place]
    let change: Record.Change =
      switch entry.state {
      case .standing(let index): .edit(intakes[index])
      case .removed(let id), .undone(let id): .remove(id)
      }
    return Record(change, stamp: entry.stamp, device: entry.device)
  }
}

extension [Intake] {
  /// The same by their start, those of one second as they are; O(n) when they are so already.
  func inOrder() -> [Intake] {
    indices.sorted { self[$0].start < self[$1].start }.map { self[$0] }
  }
}
