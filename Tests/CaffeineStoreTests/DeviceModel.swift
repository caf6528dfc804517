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

  /// The claims of a deed; none of an import that was taken back.
  private func counting(_ number: Int, on machine: Int) -> [Claim] {
    let known = machines[machine].known.map { deeds[$0] }
    if deeds[number].isImport, known.contains(where: { $0.takesBack == number }) { return [] }
    return deeds[number].claims
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

  /// The claims that stand once whatever was taken back is left out, with what did it.
  private func standing(on machine: Int, without left: Int? = nil) -> [String: Claim] {
    let known = machines[machine].known
    let takenBack = Set(known.compactMap { deeds[$0].takesBack })
    return Self.winners(
      among: known.filter { deeds[$0].takesBack == nil && !takenBack.contains($0) && $0 != left }
        .flatMap { counting($0, on: machine) })
  }

  /// Imports what of a file it knows nobody to have, or to have removed other than by an undo;
  /// returns how many drinks those are.
  mutating func importFile(_ machine: Int, _ file: [Claim]) -> Int {
    let (shown, standing) = (claims(on: machine), standing(on: machine))
    let claims = file.filter { shown[$0.id]?.milligrams == nil && standing[$0.id] == nil }.map {
      Claim(
        id: $0.id, stamp: max(($0.start - 172_800) * 1000, 1, (shown[$0.id]?.stamp ?? 0) + 1),
        device: machines[machine].name, milligrams: $0.milligrams, start: $0.start, isLog: true)
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
    let own = known.filter {
      deeds[$0].takesBack == nil && !takenBack.contains($0) && deeds[$0].device == name
    }
    guard let last = own.max() else { return nil }
    let shown = claims(on: machine)
    let (all, before) = (standing(on: machine), standing(on: machine, without: last))
    // For each drink: what is so from then on, and whether that has to win.
    var lines: [(claim: Claim, wins: Bool)] = []
    if deeds[last].isImport {
      // What was restored of its drinks must not outlive it.
      let rest = Self.winners(
        among: known.filter { $0 != last }.flatMap { counting($0, on: machine) })
      for claim in deeds[last].claims.sorted(by: { $0.id < $1.id })
      where before[claim.id] == nil && rest[claim.id]?.milligrams != nil {
        lines.append((Claim(id: claim.id, stamp: 0, device: "", milligrams: nil), true))
      }
    } else {
      for claim in deeds[last].claims {
        let isLeft = all[claim.id].map { $0 != claim } ?? false
        let state = isLeft ? shown[claim.id] : claim.isLog ? nil : before[claim.id]
        let start = state?.milligrams == nil ? 0 : state?.start ?? 0
        lines.append(
          (
            Claim(
              id: claim.id, stamp: 0, device: "", milligrams: state?.milligrams, start: start),
            !isLeft
          ))
      }
    }
    // In the order of the command, each with a stamp of its own.
    var stamp = machines[machine].last
    var deed = Deed(device: name, claims: [], takesBack: last)
    for (line, wins) in lines {
      let replaced = wins ? shown[line.id]?.stamp ?? 0 : 0
      guard replaced <= max(stamp, clock + 86_400_000) else { return nil }
      stamp = max(clock, stamp + 1, replaced + 1)
      var line = line
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
