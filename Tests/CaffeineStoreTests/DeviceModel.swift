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
    /// Whether it logs the drink.
    var isLog = false
  }

  /// One command that changed something.
  struct Deed {
    var device: String
    /// What it says of drinks.
    var claims: [Claim]
    var isImport = false
    /// The deed that it takes back.
    var takesBack: Int?
    /// Claims that it takes away, since others decide.
    var taken: [Claim] = []
  }

  /// One computer; two of them share a name when one is a clone.
  struct Machine {
    var name: String
    /// The highest stamp in the file that it writes.
    var last: Int64 = 0
    /// The deeds that have reached it.
    var known: Set<Int> = []
  }

  private(set) var deeds: [Deed] = []
  private(set) var machines: [Machine]

  init(names: [String]) { machines = names.map { Machine(name: $0) } }

  // MARK: What a machine shows

  /// Per drink the claim of the highest stamp, then device, among the deeds that count.
  func claims(on machine: Int) -> [String: Claim] {
    Self.winners(among: machines[machine].known.flatMap { counting($0, on: machine) })
  }

  /// The caffeine of the drinks that stand and start at or after `start`.
  func drinks(on machine: Int, since start: Int64 = .min) -> [String: Int] {
    claims(on: machine).filter { $0.value.start >= start }.compactMapValues(\.milligrams)
  }

  private static func winners(among claims: [Claim]) -> [String: Claim] {
    claims.reduce(into: [:]) { winners, claim in
      guard let other = winners[claim.id] else { return winners[claim.id] = claim }
      let key = (claim.stamp, claim.device, claim.milligrams ?? -1)
      if key > (other.stamp, other.device, other.milligrams ?? -1) { winners[claim.id] = claim }
    }
  }

  /// The claims of a deed, without those that another takes away.
  private func counting(_ number: Int, on machine: Int) -> [Claim] {
    let known = machines[machine].known.map { deeds[$0] }
    if deeds[number].isImport, known.contains(where: { $0.takesBack == number }) { return [] }
    return deeds[number].claims.filter { claim in !known.contains { $0.taken.contains(claim) } }
  }

  // MARK: What a machine does

  /// Logs, edits or removes drinks, `clock` in ms; false, and nothing is done, where that would
  /// follow a clock that is more than a day ahead.
  @discardableResult
  mutating func change(_ machine: Int, _ claims: [Claim], clock: Int64) -> Bool {
    guard let deed = made(claims, on: machine, clock: clock) else { return false }
    perform(deed, on: machine)
    return true
  }

  /// A deed with the stamps that follow what it replaces.
  private mutating func made(_ claims: [Claim], on machine: Int, clock: Int64) -> Deed? {
    let shown = self.claims(on: machine)
    var last = machines[machine].last
    var deed = Deed(device: machines[machine].name, claims: [])
    for var claim in claims {
      let replaced = claim.isLog ? 0 : shown[claim.id]?.stamp ?? 0
      guard replaced <= max(last, clock + 86_400_000) else { return nil }
      claim.stamp = max(clock, last + 1, replaced + 1)
      claim.device = machines[machine].name
      last = claim.stamp
      deed.claims.append(claim)
    }
    machines[machine].last = last
    return deed
  }

  /// Imports what of a file nobody it knows of has, or removed; returns how many drinks those are.
  mutating func importFile(_ machine: Int, _ file: [Claim]) -> Int {
    let known = claims(on: machine)
    let claims = file.filter { known[$0.id] == nil }.map { claim in
      Claim(
        id: claim.id, stamp: max((claim.start - 172_800) * 1000, 1), device: machines[machine].name,
        milligrams: claim.milligrams, start: claim.start, isLog: true)
    }
    if !claims.isEmpty {
      perform(Deed(device: machines[machine].name, claims: claims, isImport: true), on: machine)
    }
    return claims.count
  }

  /// Takes back what was done last under this name; returns the number of that deed, `nil` if
  /// nothing is left, or if it would follow a clock that is too far ahead.
  mutating func undo(_ machine: Int, clock: Int64) -> Int? {
    let known = machines[machine].known
    let name = machines[machine].name
    let takenBack = Set(known.compactMap { deeds[$0].takesBack })
    // What stands once whatever was taken back is left out.
    let standing = known.filter { deeds[$0].takesBack == nil && !takenBack.contains($0) }
    let own = standing.filter { deeds[$0].device == name && !deeds[$0].claims.isEmpty }
    guard let last = own.max() else { return nil }
    if deeds[last].isImport {
      // What was taken back of its drinks must not outlive it.
      let rest = known.filter { $0 != last }.flatMap { counting($0, on: machine) }
      let left = Self.winners(
        among: standing.filter { $0 != last }.flatMap { counting($0, on: machine) })
      let spent = rest.filter { claim in
        claim.device == name && left[claim.id] == nil
          && deeds[last].claims.contains { $0.id == claim.id }
          // Sealed files stay as they are.
          && !known.contains { deeds[$0].isImport && deeds[$0].claims.contains(claim) }
      }
      for _ in spent { machines[machine].last = max(clock, machines[machine].last + 1) }
      perform(Deed(device: name, claims: [], takesBack: last, taken: spent), on: machine)
      return last
    }
    let all = Self.winners(among: standing.flatMap { counting($0, on: machine) })
    let before = Self.winners(
      among: standing.filter { $0 != last }.flatMap { counting($0, on: machine) })
    let shown = claims(on: machine)
    var restored: [Claim] = []
    var taken: [Claim] = []
    for claim in deeds[last].claims {
      if let other = all[claim.id], other != claim {
        taken.append(claim)
      } else {
        let former = claim.isLog ? nil : before[claim.id]
        restored.append(
          Claim(
            id: claim.id, stamp: 0, device: "", milligrams: former?.milligrams,
            start: former?.milligrams == nil ? 0 : former?.start ?? 0))
      }
    }
    // In the order of the command, each with a stamp of its own.
    var stamp = machines[machine].last
    var deed = Deed(device: name, claims: [], takesBack: last, taken: taken)
    for claim in deeds[last].claims {
      let replaced = taken.contains(claim) ? 0 : shown[claim.id]?.stamp ?? 0
      guard replaced <= max(stamp, clock + 86_400_000) else { return nil }
      stamp = max(clock, stamp + 1, replaced + 1)
      guard var line = restored.first(where: { $0.id == claim.id }) else { continue }
      (line.stamp, line.device) = (stamp, name)
      deed.claims.append(line)
    }
    machines[machine].last = stamp
    perform(deed, on: machine)
    return last
  }

  /// Brings over what one machine knows to another.
  mutating func synchronize(from source: Int, to target: Int) {
    machines[target].known.formUnion(machines[source].known)
  }

  private mutating func perform(_ deed: Deed, on machine: Int) {
    machines[machine].known.insert(deeds.count)
    deeds.append(deed)
  }
}
