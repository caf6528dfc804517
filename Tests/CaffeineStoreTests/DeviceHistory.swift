import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@testable import CaffeineStore

/// A random history of three machines, told to the store and to the model of its rules.
struct DeviceHistory {
  /// What the clocks and names of a history are.
  enum Kind: CaseIterable {
    /// Each machine has a name of its own; clocks are wrong by hours, and jump back by days.
    case wrongClocks
    /// The third machine is a clone of the first; own files fall back to older versions.
    case clonedNames
    /// The second and third begin with a copy of the first one's home.
    case copiedHomes
  }

  private let kind: Kind
  private let files = FaultyFileSystem(.noSpace, at: 0...0)  // which waits for no device
  private let folders: [TemporaryFolder]
  private let journals: [Journal]
  private let imports: [[DeviceModel.Claim]]
  private var model: DeviceModel
  private var generator: SplitMix64
  private var clockErrors: [Int64]
  private var now: Int64 = 1_795_248_000_000
  private var copies = 0

  init(_ kind: Kind, seed: UInt64) throws {
    self.kind = kind
    var generator = SplitMix64(seed: seed)
    let former = kind == .clonedNames ? ["one", "two", "one"] : ["one", "two", "three"]
    folders = try former.map { name in
      let folder = try TemporaryFolder()
      let name = kind == .copiedHomes ? "one" : name
      try folder.write("", to: "log/\(name).jsonl")
      return folder
    }
    journals = folders.enumerated().map { [files] index, folder in
      let machine = kind == .clonedNames ? "" : "machine \(index)"
      let container = SharedContainer(folder: folder.path, machine: machine)
      return Journal(
        in: container, fileSystem: files, generator: SplitMix64(seed: seed + UInt64(index)))
    }
    for (journal, name) in zip(journals, former) where kind != .copiedHomes || name == "one" {
      try journal.save(Device(name: name))
    }
    if kind == .copiedHomes {
      let state = journals[0].container.deviceFile
      for folder in folders.dropFirst() { try folder.write(folders[0].text(state), to: state) }
    }
    let names = try journals.map { journal throws(StoreError) in try journal.ownDevice().name }
    #expect(kind == .copiedHomes ? Set(names).count == 3 && names[0] == "one" : names == former)
    clockErrors = names.map { _ in
      kind == .clonedNames ? 0 : Int64.random(in: -40_000...40_000, using: &generator) * 1000
    }
    let start = now / 1000
    imports = (0..<3).map { file in
      (0...file).map { entry in
        DeviceModel.Claim(
          id: "file-\((file + entry) % 3)", stamp: 0, device: "",
          milligrams: 100 + (file + entry) % 3,
          start: start - Int64((file + entry) % 3) * 40_000)
      }
    }
    model = DeviceModel(names: names)
    self.generator = generator
  }

  /// Goes on for one step, and compares what the machine that made it shows.
  mutating func step() throws {
    now += Int64.random(in: 1...40_000_000, using: &generator)
    let machine = Int.random(in: 0..<3, using: &generator)
    if kind == .wrongClocks, Int.random(in: 0..<6, using: &generator) == 0 {
      clockErrors[machine] -= Int64.random(in: 0...500_000_000, using: &generator)
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<4: try log(machine)
    case 4..<7: try edit(machine)
    case 7..<9: try remove(machine)
    // Clones that have not met order what stands outside of their files by what each knew.
    case 9..<11: try importFile(kind == .clonedNames ? 1 : machine)
    case 11..<16: try undo(machine)
    // Of a file that falls back nobody knows what came after.
    case 16 where kind == .clonedNames: try fallBack(machine)
    case 17: try rearrange(machine)
    default:
      try synchronize(from: Int.random(in: 0..<3, using: &generator), to: machine)
    }
    try compare(machine)
  }

  /// Brings all machines together, which then agree.
  mutating func finish() throws {
    for source in [0, 1, 2, 0, 1, 2] {
      for target in 0..<3 { try synchronize(from: source, to: target) }
    }
    for machine in 0..<3 {
      try compare(machine)
      #expect(model.drinks(on: machine) == model.drinks(on: 0))
    }
  }

  // MARK: Steps

  private func clock(_ machine: Int) -> Int64 { now + clockErrors[machine] }

  private func date(_ machine: Int) -> Date {
    Date(timeIntervalSince1970: Double(clock(machine)) / 1000)
  }

  private func intake(_ claim: DeviceModel.Claim) throws -> Intake {
    Intake(
      id: try #require(IntakeID(claim.id)), name: "Tea",
      amount: try #require(Milligrams(Double(claim.milligrams ?? 0))),
      start: Date(timeIntervalSince1970: Double(claim.start)))
  }

  private mutating func log(_ machine: Int) throws {
    let claims = (0..<Int.random(in: 1...3, using: &generator)).map { number in
      DeviceModel.Claim(
        id: "drink-\(model.deeds.count)-\(number)", stamp: 0, device: "",
        milligrams: Int.random(in: 100...999, using: &generator),
        start: clock(machine) / 1000 - Int64.random(in: -170_000...400_000, using: &generator),
        isLog: true)
    }
    try journals[machine].add(claims.map(intake), at: date(machine))
    model.change(machine, claims, clock: clock(machine))
  }

  private mutating func standing(_ machine: Int) -> [DeviceModel.Claim] {
    model.claims(on: machine).values.filter { $0.milligrams != nil }.sorted { $0.id < $1.id }
      .shuffled(using: &generator).map { claim in
        var claim = claim
        claim.isLog = false
        return claim
      }
  }

  private mutating func edit(_ machine: Int) throws {
    guard var claim = standing(machine).first else { return }
    let before = claim.start
    claim.milligrams =
      ((claim.milligrams ?? 0) + Int.random(in: 1...899, using: &generator)) % 900 + 100
    let isTold = Bool.random(using: &generator)
    let isDone = try follows {
      try journals[machine].edit(
        intake(claim), since: isTold ? Date(timeIntervalSince1970: Double(before)) : nil,
        at: date(machine))
    }
    let isExpected = model.change(machine, [claim], clock: clock(machine))
    #expect(isDone == isExpected)
  }

  private mutating func remove(_ machine: Int) throws {
    let claims = standing(machine).prefix(Int.random(in: 1...2, using: &generator))
    let isDone = try follows {
      try journals[machine].remove(claims.map { try intake($0).id }, at: date(machine))
    }
    let removed = claims.map { DeviceModel.Claim(id: $0.id, stamp: 0, device: "", milligrams: nil) }
    if claims.isEmpty { return }
    let isExpected = model.change(machine, removed, clock: clock(machine))
    #expect(isDone == isExpected)
  }

  /// Whether a change was made; one of a clock that is days ahead is refused.
  private func follows(_ change: () throws -> some Any) throws -> Bool {
    do {
      _ = try change()
      return true
    } catch StoreError.clockAhead {
      return false
    }
  }

  private mutating func importFile(_ machine: Int) throws {
    let file = imports[Int.random(in: 0..<3, using: &generator)]
    let bytes = json(of: try file.map(intake))
    let plan = try journals[machine].plan(
      importing: .bytes(bytes), clock: .utc, at: Date(timeIntervalSince1970: Double(now) / 1000))
    try journals[machine].commit(plan, at: date(machine))
    let count = model.importFile(machine, file)
    #expect(count == plan.additions.count)
  }

  private mutating func undo(_ machine: Int) throws {
    let before = model.claims(on: machine)
    let undone = try? journals[machine].undo(at: date(machine))
    let deed = model.undo(machine, clock: clock(machine)).map { model.deeds[$0] }
    let after = model.claims(on: machine)
    switch (undone, deed?.isImport) {
    case (nil, nil): break
    case (.imported(let count, let remaining), true):
      #expect(count == deed?.claims.count)
      #expect(remaining == deed?.claims.count { after[$0.id]?.milligrams != nil })
    case (.drinks(let drinks), false):
      #expect(drinks.map(\.id.description) == deed?.claims.map(\.id))
      for (drink, claim) in zip(drinks, deed?.claims ?? []) {
        #expect(drink.undone?.amount.value == claim.milligrams.map(Double.init))
        #expect(
          drink.restored?.amount.value == after[claim.id]?.milligrams.map(Double.init))
        // Nobody else's newer change is taken back.
        if drink.changedBy != nil {
          #expect(after[claim.id]?.milligrams == before[claim.id]?.milligrams)
          #expect(after[claim.id]?.start == before[claim.id]?.start)
        }
      }
    default: Issue.record("undid \(String(describing: undone)), not \(String(describing: deed))")
    }
  }

  // MARK: Files

  /// Copies the files of one machine to another, as a program that keeps folders in step does:
  /// of two versions it keeps the longer, or both when neither is the other's beginning.
  private mutating func synchronize(from source: Int, to target: Int) throws {
    for name in (try? folders[source].logNames()) ?? [] {
      let text = try folders[source].text("log/\(name)")
      let others = ((try? folders[target].logNames()) ?? []).filter { isSame($0, name) }
      if !name.hasSuffix(".undone"),
        try others.contains(where: { try folders[target].text("log/\($0)").hasPrefix(text) })
      {
        continue
      }
      var newName = name
      if let old = try? folders[target].text("log/\(name)"), !text.hasPrefix(old) {
        newName = copy(of: name)
      }
      try folders[target].write(text, to: "log/\(newName)")
    }
    model.synchronize(from: source, to: target)
  }

  /// Puts an older version in the place of a machine's own file, which stays as a copy.
  private mutating func fallBack(_ machine: Int) throws {
    let name = "log/\(model.machines[machine].name).jsonl"
    guard let text = try? folders[machine].text(name) else { return }
    let lines = text.split(separator: "\n").map { $0 + "\n" }
    let count = Int.random(in: 0...lines.count, using: &generator)
    try folders[machine].write(text, to: "log/\(copy(of: "\(model.machines[machine].name).jsonl"))")
    try folders[machine].write(lines.prefix(count).joined(), to: name)
    // The copy has the rest.
    #expect(try journals[machine].accept(name))
  }

  /// Brings the lines of a file into another order.
  private mutating func rearrange(_ machine: Int) throws {
    let files = try folders[machine].logNames().filter { $0.hasSuffix(".jsonl") }
    guard let file = files.randomElement(using: &generator) else { return }
    let lines = try folders[machine].text("log/\(file)").split(separator: "\n").map { "\($0)\n" }
    try folders[machine].write(
      lines.rearranged(using: &generator).joined(), to: "log/\(file)")
  }

  private func isSame(_ name: String, _ other: String) -> Bool {
    name.prefix { $0 != "." && $0 != " " } == other.prefix { $0 != "." && $0 != " " }
      && name.contains("import") == other.contains("import")
  }

  private mutating func copy(of name: String) -> String {
    copies += 1
    let stem = name.prefix { $0 != " " }.replacing(".jsonl", with: "")
    return "\(stem) (conflicted copy \(copies)).jsonl"
  }

  private mutating func compare(_ machine: Int) throws {
    let all = try journals[machine].intakes()
    #expect(all.damage.isEmpty)
    #expect(amounts(all) == model.drinks(on: machine))
    let cut = now / 1000 - Int64.random(in: -200_000...600_000, using: &generator)
    let recent = try journals[machine].intakes(since: Date(timeIntervalSince1970: Double(cut)))
    #expect(amounts(recent) == model.drinks(on: machine, since: cut))
  }

  private func amounts(_ reading: IntakeReading) -> [String: Int] {
    Dictionary(
      reading.intakes.map { ($0.id.description, Int($0.amount.value)) }, uniquingKeysWith: +)
  }
}
