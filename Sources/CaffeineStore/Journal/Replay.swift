import CaffeineDomain

/// What the records of all devices amount to: per id the one that wins.
///
/// The result does not depend on the order in which records are merged, nor on how often. What a
/// record says of its drink is not kept: records go by their number, counted from 0, under which
/// the caller keeps as much as it needs. Ids begin with the time, so those of one device go one
/// way unless something was changed; then all of them win and nothing has to be looked up.
struct Replay {
  /// How the ids of the records follow on each other; strictly, unless they are mixed.
  private enum Direction {
    case upwards
    case downwards
    case mixed
  }

  private var kept: [ReplayEntry] = []
  private var files: [(name: String, device: String)] = []
  private var direction: Direction?
  private var lastWords: (UInt64, UInt64) = (0, 0)

  /// Makes room for `count` more records.
  mutating func reserve(_ count: Int) { kept.reserveCapacity(kept.count + count) }

  /// Says that the records from here on stand in the file `name`.
  mutating func begin(file name: String) { files.append((name, LogFile.device(of: name))) }

  /// Takes the next record of the file into account; O(1).
  mutating func merge(_ record: borrowing Record) {
    let entry = ReplayEntry(record, file: files.count - 1)
    follow(entry.id.words)
    kept.append(entry)
  }

  private mutating func follow(_ words: (UInt64, UInt64)) {
    defer { lastWords = words }
    guard !kept.isEmpty, direction != .mixed else { return }
    let step: Direction = lastWords < words ? .upwards : words < lastWords ? .downwards : .mixed
    direction = direction == nil || direction == step ? step : .mixed
  }

  /// What is kept of a record.
  subscript(number: UInt32) -> ReplayEntry { kept[Int(number)] }

  func file(of number: UInt32) -> String { files[self[number].file].name }

  private func device(of number: UInt32) -> String { files[self[number].file].device }

  private func precedence(of number: UInt32) -> Precedence {
    let entry = self[number]
    return Precedence(
      stamp: entry.stamp, device: device(of: number), effect: entry.effect, start: entry.start)
  }
}

extension Replay {
  /// The numbers of the records that win and leave an entry, one that starts at or after `start`
  /// where that is given, by id unless that takes no look; O(n), O(n log n) where ids are mixed.
  ///
  /// `outranks` says whether the first of two wins that agree in all but amount, name and the like.
  func winners<Failure: Error>(
    since start: Int64? = nil, _ outranks: (UInt32, UInt32) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt32] {
    var numbers = try deciding(outranks)
    numbers.removeAll { number in
      let entry = self[number]
      return entry.effect < .isRated || start.map { entry.start < $0 } ?? false
    }
    return numbers
  }

  /// The ids of the intakes that stand or were removed, not of those of which all was undone.
  func ids() -> Set<IntakeID> { Set(deciding { _, _ in false }.map { self[$0].id }) }

  /// The numbers of the records that win, one an id at most.
  private func deciding<Failure: Error>(
    _ outranks: (UInt32, UInt32) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt32] {
    var numbers = Array(0..<UInt32(kept.count))
    guard direction == .mixed else {
      // No id comes twice, so no record has a rival; an undo alone takes back what was not read.
      numbers.removeAll { self[$0].effect == .undoes }
      return numbers
    }
    numbers.sort(by: precedes)
    var count = 0
    var start = 0
    while start < numbers.count {
      let id = self[numbers[start]].id
      var end = start + 1
      while end < numbers.count, self[numbers[end]].id == id { end += 1 }
      if let winner = try winner(among: numbers, start..<end, outranks) {
        numbers[count] = winner
        count += 1
      }
      start = end
    }
    numbers.removeLast(numbers.count - count)
    return numbers
  }

  /// The record that decides among those of one id, the latest first; `nil` when all were undone.
  private func winner<Failure: Error>(
    among numbers: [UInt32], _ range: Range<Int>,
    _ outranks: (UInt32, UInt32) throws(Failure) -> Bool
  ) throws(Failure) -> UInt32? {
    var rest = range
    while let first = rest.first {
      let stamp = self[numbers[first]].stamp
      let peers = rest.prefix { self[numbers[$0]].stamp == stamp }
      rest = rest.dropFirst(peers.count)
      let undoers = Undoers(
        peers.lazy.map { numbers[$0] }.filter { self[$0].effect == .undoes }.map(device(of:)))
      var winner: UInt32?
      for number in peers.lazy.map({ numbers[$0] }) where self[number].effect != .undoes {
        if undoers.contains(device(of: number)) { continue }
        guard let best = winner else {
          winner = number
          continue
        }
        if try wins(number, over: best, outranks) { winner = number }
      }
      // All of this stamp were taken back, so the one before it decides.
      if let winner { return winner }
    }
    return nil
  }

  /// The same by their start, those of one second by their stamps: as they were logged, and the
  /// same in any order of reading.
  ///
  /// O(n log n), O(n) where the records came in that order, forwards or backwards.
  func winnersInOrder<Failure: Error>(
    since start: Int64? = nil, _ outranks: (UInt32, UInt32) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt32] {
    var numbers = try winners(since: start, outranks)
    numbers.sort { left, right in
      let (first, second) = (self[left], self[right])
      if first.start != second.start { return first.start < second.start }
      if first.stamp != second.stamp { return first.stamp < second.stamp }
      let (device, other) = (device(of: left), device(of: right))
      return device == other ? first.id < second.id : device < other
    }
    return numbers
  }

  /// The entries that win, in order, from the states that the records leave.
  func entries(since start: Int64? = nil, _ states: [JournalEntry?]) -> [JournalEntry] {
    let numbers = winnersInOrder(since: start) { number, other in
      guard let state = states[Int(number)], let best = states[Int(other)] else { return false }
      return state.outranks(best)
    }
    return numbers.compactMap { states[Int($0)] }
  }

  /// The order of the ids, in which those of one id stand next to each other, the latest first.
  ///
  /// The library's sort takes runs as they are, so that one for each device and change costs O(n)
  /// for few of them.
  private func precedes(_ left: UInt32, _ right: UInt32) -> Bool {
    let (id, other) = (self[left].id, self[right].id)
    let (words, others) = (id.words, other.words)
    guard words == others else { return words < others }
    return id == other ? self[left].stamp > self[right].stamp : id < other
  }

  /// Whether one record wins over another of its id.
  private func wins<Failure: Error>(
    _ number: UInt32, over other: UInt32, _ outranks: (UInt32, UInt32) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    let (precedence, best) = (precedence(of: number), precedence(of: other))
    return precedence == best ? try outranks(number, other) : precedence > best
  }
}
