import CaffeineDomain

/// Combines the records of all devices: finds the winning one per id.
///
/// The result does not depend on the order or repetition of records. The caller keeps their
/// content, by a number counted from 0. Ids begin with the time, so those of a device ascend unless
/// something was changed; then every record wins and no search is necessary.
struct Replay {
  /// The order of the ids so far; strict, unless mixed.
  private enum Direction {
    case upwards
    case downwards
    case mixed
  }

  private var kept: [ReplayEntry] = []
  private var files: [(name: String, device: String)] = []
  private var direction: Direction?
  private var lastWords: (UInt64, UInt64) = (0, 0)

  mutating func reserve(_ count: Int) { kept.reserveCapacity(kept.count + count) }

  /// The following records are in the file `name`.
  mutating func begin(file name: String) { files.append((name, LogFile.device(of: name))) }

  /// Merges the next record of the file; O(1).
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

  subscript(number: UInt32) -> ReplayEntry { kept[Int(number)] }

  func file(of number: UInt32) -> String { files[self[number].file].name }

  private func device(of number: UInt32) -> String { files[self[number].file].device }

  private func precedence(of number: UInt32) -> Precedence {
    let entry = self[number]
    return Precedence(
      stamp: entry.stamp, device: device(of: number), effect: entry.effect, start: entry.start)
  }

  /// The numbers of the winning records with an entry, from `start` on if given; ordered by id if
  /// that needs no search.
  ///
  /// O(n), or O(n log n) for mixed ids.
  ///
  /// `outranks` decides between records that agree in all of `Precedence`.
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

  /// The ids of intakes that count or were removed; leaves out ids whose records are all undone.
  func ids() -> Set<IntakeID> { Set(deciding { _, _ in false }.map { self[$0].id }) }

  /// The numbers of the winning records, at most one per id.
  private func deciding<Failure: Error>(
    _ outranks: (UInt32, UInt32) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt32] {
    var numbers = Array(0..<UInt32(kept.count))
    guard direction == .mixed else {
      // Ids are unique, so records have no rivals; an undo reverses a record that was not read.
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

  /// The winner among the records of one id, latest first; `nil` if all are undone.
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
      // All with this stamp are undone, so the previous one decides.
      if let winner { return winner }
    }
    return nil
  }

  /// The winners ordered by start, and within a second by stamp: the order of logging, however the
  /// files are read.
  ///
  /// O(n log n), or O(n) for records in that order, forwards or backwards.
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

  /// The winning entries in order, given the states of all records.
  func entries(since start: Int64? = nil, _ states: [JournalEntry?]) -> [JournalEntry] {
    let numbers = winnersInOrder(since: start) { number, other in
      guard let state = states[Int(number)], let best = states[Int(other)] else { return false }
      return state.outranks(best)
    }
    return numbers.compactMap { states[Int($0)] }
  }

  /// Groups records by id, latest first.
  ///
  /// The library's sort uses existing runs, so a run per device and change costs O(n) for few of
  /// them.
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
