/// What devices that share a journal agree on: the rules of `Docs/Storage.md`, without files.
///
/// A device makes deeds; each reaches the others at some time, or never. What a device shows
/// follows from the deeds that have reached it, in whatever order they did.
struct DeviceModel {
  /// What a deed says of one drink.
  struct Claim: Hashable {
    var id: String
    var stamp: Int64
    var device: String
    /// Caffeine in mg, `nil` for a drink that was removed.
    var milligrams: Int?
    /// In s since 1970.
    var start: Int64 = 0
  }

  /// One command that changed something.
  struct Deed {
    var machine: Int
    var device: String
    var content: Content
  }

  enum Content {
    case drink(Claim)
    case imported([Claim])
    case setting(before: Int?, value: Int?)
  }

  /// One computer; two of them share a name when one is a clone.
  struct Machine {
    var name: String
    /// The highest stamp in the file that it writes.
    var last: Int64 = 0
    var setting: Int?
    /// The deeds that have reached it, and those of them that were undone, as far as it knows.
    var known: Set<Int> = []
    var undone: Set<Int> = []
    /// What it undid since it last changed anything else, the last at the end.
    var redoable: [Int] = []
  }

  private(set) var deeds: [Deed] = []
  private(set) var machines: [Machine]

  init(names: [String]) { machines = names.map { Machine(name: $0) } }

  // MARK: What a machine shows

  /// Per drink the claim of the highest stamp, then device, among the deeds that count.
  func claims(on machine: Int) -> [String: Claim] {
    counting(on: machine).reduce(into: [:]) { winners, claim in
      guard let other = winners[claim.id] else { return winners[claim.id] = claim }
      let key = (claim.stamp, claim.device, claim.milligrams ?? -1)
      if key > (other.stamp, other.device, other.milligrams ?? -1) { winners[claim.id] = claim }
    }
  }

  /// The caffeine of the drinks that stand and start at or after `start`.
  func drinks(on machine: Int, since start: Int64 = .min) -> [String: Int] {
    claims(on: machine).filter { $0.value.start >= start }.compactMapValues(\.milligrams)
  }

  private func counting(on machine: Int) -> [Claim] {
    machines[machine].known.subtracting(machines[machine].undone).flatMap { number -> [Claim] in
      switch deeds[number].content {
      case .drink(let claim): [claim]
      case .imported(let claims): claims
      case .setting: []
      }
    }
  }

  // MARK: What a machine does

  /// Logs, edits or removes a drink, `clock` in ms; false, and nothing is done, where that would
  /// follow a clock that is more than a day ahead.
  @discardableResult
  mutating func change(_ machine: Int, _ claim: Claim, clock: Int64) -> Bool {
    var claim = claim
    let replaced = claims(on: machine)[claim.id]?.stamp ?? 0
    guard replaced <= max(machines[machine].last, clock + 86_400_000) else { return false }
    claim.stamp = max(clock, machines[machine].last + 1, replaced + 1)
    claim.device = machines[machine].name
    machines[machine].last = claim.stamp
    perform(.drink(claim), on: machine)
    return true
  }

  /// Imports what of a file nobody it knows of has, or removed; returns how many drinks those are.
  mutating func importFile(_ machine: Int, _ file: [Claim]) -> Int {
    let known = claims(on: machine)
    let claims = file.filter { known[$0.id] == nil }.map { claim in
      Claim(
        id: claim.id, stamp: max((claim.start - 172_800) * 1000, 1), device: machines[machine].name,
        milligrams: claim.milligrams, start: claim.start)
    }
    if !claims.isEmpty { perform(.imported(claims), on: machine) }
    return claims.count
  }

  mutating func set(_ machine: Int, to value: Int?) {
    let before = machines[machine].setting
    if before == value { return }
    machines[machine].setting = value
    perform(.setting(before: before, value: value), on: machine)
  }

  /// Takes back what was done last under this name; returns that, `nil` if nothing is left.
  mutating func undo(_ machine: Int, clock: Int64) -> Deed? {
    let left = machines[machine].known.subtracting(machines[machine].undone)
    let own = left.filter { deeds[$0].device == machines[machine].name }
    guard let last = own.max() else { return nil }
    machines[machine].undone.insert(last)
    machines[machine].redoable.append(last)
    switch deeds[last].content {
    case .drink(let claim):
      machines[machine].last = max(clock, machines[machine].last + 1, claim.stamp + 1)
    case .imported: break
    case .setting(let before, _): machines[machine].setting = before
    }
    return deeds[last]
  }

  /// Makes again what it undid last; the deed that this is, `nil` if there is none, or it follows a clock
  /// that is too far ahead.
  mutating func redo(_ machine: Int, clock: Int64) -> Deed? {
    guard let last = machines[machine].redoable.last else { return nil }
    let rest = Array(machines[machine].redoable.dropLast())
    switch deeds[last].content {
    case .drink(let claim): guard change(machine, claim, clock: clock) else { return nil }
    case .imported(let claims):
      let known = self.claims(on: machine)
      let left = claims.filter { known[$0.id] == nil }
      if !left.isEmpty { perform(.imported(left), on: machine) }
    case .setting(_, let value): set(machine, to: value)
    }
    machines[machine].redoable = rest
    return deeds[last]
  }

  /// Brings over what one machine knows to another; settings stay where they are.
  mutating func synchronize(from source: Int, to target: Int) {
    let shared = machines[source].known.filter { number in
      if case .setting = deeds[number].content { false } else { true }
    }
    machines[target].known.formUnion(shared)
    machines[target].undone.formUnion(machines[source].undone.intersection(shared))
  }

  private mutating func perform(_ content: Content, on machine: Int) {
    machines[machine].redoable = []
    machines[machine].known.insert(deeds.count)
    deeds.append(Deed(machine: machine, device: machines[machine].name, content: content))
  }
}
