import CaffeineDomain

/// Combines the records of all devices: finds the winning one per id.
///
/// The later stamp wins, then the higher device name. If both agree (a cloned state folder, or an
/// edited line), a drink wins over its removal, then the later start, the higher amount, and the
/// checksum of the line. So the result does not depend on the order or repetition of records. The
/// caller keeps their content, by a number counted from 0.
struct Replay {
  private var kept: [ReplayEntry] = []
  private var files: [(name: String, device: String)] = []

  init(of records: [Record] = []) {
    for record in records {
      begin(file: record.device)
      merge(record)
    }
  }

  /// The following records are in the file `name`.
  mutating func begin(file name: String) { files.append((name, LogFile.device(of: name))) }

  /// Merges the next record of the file; O(1).
  mutating func merge(_ record: borrowing Record) {
    kept.append(ReplayEntry(record, file: UInt32(files.count - 1)))
  }

  subscript(number: UInt32) -> ReplayEntry { kept[Int(number)] }

  func file(of number: UInt32) -> String { files[Int(self[number].file)].name }

  private func device(of number: UInt32) -> String { files[Int(self[number].file)].device }

  /// The rule: of the records of one id that of the highest rank wins.
  private func rank(of number: UInt32) -> (Stamp, String, UInt8, Int64, UInt64) {
    let entry = self[number]
    return (entry.stamp, device(of: number), entry.effect.rawValue, entry.start, entry.tie)
  }

  /// The numbers of the winning records, removals too, at most one per id; ordered by id.
  ///
  /// O(n log n), or O(n) for ids in order, as a device logs them.
  func winners() -> [UInt32] {
    var numbers = Array(0..<UInt32(kept.count))
    numbers.sort { left, right in
      let (words, others) = (self[left].id.words, self[right].id.words)
      guard words == others else { return words < others }
      let (id, other) = (self[left].id, self[right].id)
      return id == other ? rank(of: left) > rank(of: right) : id < other
    }
    var (winners, rest) = ([UInt32](), numbers[...])
    while let first = rest.first {
      let id = self[first].id
      let records = rest.prefix { self[$0].id == id }
      rest = rest.dropFirst(records.count)
      // Older versions took a record back by a line that names its stamp.
      let isWhole = !records.contains { self[$0].effect == .undoes }
      let standing =
        isWhole
        ? records
        : records.standing(device(of:), { self[$0].stamp }) {
          self[$0].effect == .undoes ? self[$0].stamp : nil
        }
      if let winner = standing.first { winners.append(winner) }
    }
    return winners
  }

  /// The numbers of the winning drinks, from `start` on if given, ordered by start, and within a
  /// second by stamp: the order of logging, however the files are read.
  func drinks(since start: Int64? = nil) -> [UInt32] {
    var numbers = winners()
    numbers.removeAll { number in
      let entry = self[number]
      return entry.effect != .stands || start.map { entry.start < $0 } ?? false
    }
    numbers.sort { left, right in
      let (first, second) = (self[left], self[right])
      if first.start != second.start { return first.start < second.start }
      return (first.stamp, device(of: left), first.id) < (
        second.stamp, device(of: right), second.id
      )
    }
    return numbers
  }
}

/// The part of a record that decides whether it wins, and its intake's place in order.
///
/// 48 bytes, since millions exist at once: the order of the fields leaves no gaps.
struct ReplayEntry {
  /// 17 bytes.
  let id: IntakeID
  let effect: Effect
  /// The number of the record's file.
  let file: UInt32
  /// The stamp of the change; for an old undo, of the change that it takes away.
  let stamp: Stamp
  /// The first sip in seconds since 1970; 0 for a removal.
  let start: Int64
  /// The amount in µg above the checksum of the line.
  let tie: UInt64

  /// The effect of a record on its intake, the winning one last.
  enum Effect: UInt8 {
    /// Takes another record away.
    case undoes
    case isRemoved
    /// A drink counts.
    case stands
  }

  init(_ record: borrowing Record, file: UInt32) {
    let state = record.state
    id = record.id
    effect = record.takesAway != nil ? .undoes : state == nil ? .isRemoved : .stands
    self.file = file
    stamp = record.takesAway ?? record.stamp
    start = state.map { Journal.seconds($0.start) } ?? 0
    // At most 5,000 mg, by a parser's limits and by those of a draft.
    tie = UInt64((state?.amount.value ?? 0) * 1000) << 32 | UInt64(record.checksum)
  }
}

extension RangeReplaceableCollection {
  /// The records that stand: without those that name another of their device by its mark, and
  /// without those that they name, as if both had never been; O(n).
  fileprivate func standing(
    _ device: (Element) -> String, _ mark: (Element) -> Stamp, named name: (Element) -> Stamp?
  ) -> Self {
    let namers = Dictionary(grouping: self, by: name)
    return filter { record in
      name(record) == nil
        && namers[mark(record)]?.contains { Device.isSame(device($0), device(record)) } != true
    }
  }
}

extension [Record] {
  /// The winning record of these of one id, by the rule for all readers; `nil` without one.
  package var winner: Record? { Replay(of: self).winners().first.map { self[Int($0)] } }

  /// What was made and not taken back: without lines that an older version took away, then without
  /// commands that were taken back, and without the lines that did either; O(n).
  var standing: [Record] {
    standing(\.device, \.stamp, named: \.takesAway)
      .standing(\.device, \.command, named: \.takesBack)
  }

  /// The record that stands among these of one drink, and is not `left`.
  func standing(without isLeft: (Record) -> Bool = { _ in false }) -> Record? {
    standing.filter { !isLeft($0) }.winner
  }
}
