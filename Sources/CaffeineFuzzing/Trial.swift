import AssetCatalogs
import CaffeineCLI
import CaffeineDomain
import CaffeineStore
import CivilTime
import PictureDecoding
import TestSupport
import WidgetHosting

/// Gives input to readers and says what is wrong with their answer: it must not get out of its
/// limits, not come back changed, and not control a terminal.
@MainActor
struct Trial {
  private let home: TemporaryFolder
  private let now = Date.saturday(13)

  init() throws { home = try TemporaryFolder() }

  private var container: SharedContainer { SharedContainer(folder: home.path) }
  private var journal: Journal { Journal(in: container) }

  /// What is wrong with what `reader` makes of `bytes`; `nil` if nothing is.
  func fault(of reader: Reader, in bytes: [UInt8]) throws -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    switch reader {
    case .journal: return try journalFault(bytes)
    case .settings: return try settingsFault(bytes, text)
    case .csv, .json, .health: return try importFault(bytes)
    case .arguments: return commandFault(text.split(separator: " ").map(String.init))
    case .dates: return dateFault(text)
    case .links: return commandFault(["open", text])
    case .zones: return zoneFault(bytes)
    case .pictures: return pictureFault(bytes)
    case .assets: return assetFault(bytes)
    }
  }

  /// Every way to read the journal says the same.
  private func journalFault(_ bytes: [UInt8]) throws -> String? {
    try home.write(bytes: bytes, to: "log/device.jsonl")
    let entries = try journal.intakes().intakes
    for intake in entries where try journal.winner(of: intake.id)?.state != intake {
      return "the winner of \(intake.id) is another"
    }
    guard try journal.examine().intakeCount == entries.count else {
      return "the doctor counts others"
    }
    return try exportFault(entries) ?? commandFault(["list", "--since", "1900-01-01"])
  }

  private func importFault(_ bytes: [UInt8]) throws -> String? {
    do throws(StoreError) {
      let plan = try journal.plan(importing: .bytes(bytes), clock: .utc, at: .distantFuture)
      return try exportFault(plan.additions)
    } catch {
      return nil  // a file that is refused
    }
  }

  /// Entries within their limits come back from every format as they were.
  private func exportFault(_ entries: [Intake]) throws(StoreError) -> String? {
    if let objection = entries.compactMap(\.objection).first { return "\(objection)" }
    for format in ExportFormat.allCases {
      var rest = entries[...]
      var bytes: [UInt8] = []
      IntakeExport(as: format).write({ rest.popFirst() }) { bytes += $0 }
      if format != .csv, let fault = controlFault(String(decoding: bytes, as: UTF8.self)) {
        return "\(format): \(fault)"
      }
      let empty = Journal(in: SharedContainer(folder: "\(home.path)/empty"))
      // Without an entry there are no lines.
      if bytes.isEmpty { continue }
      let plan = try empty.plan(importing: .bytes(bytes), clock: .utc, at: .distantFuture)
      guard Set(plan.additions) == Set(entries), plan.skips.isEmpty else {
        return "\(format) does not come back as it was: \(plan.skips)"
      }
    }
    return nil
  }

  /// A setting that is written is read again, and the others stay.
  private func settingsFault(_ bytes: [UInt8], _ text: String) throws -> String? {
    try home.write(bytes: bytes, to: "settings")
    let settings = SharedSettings(in: container)
    if var values = try? settings.values() {
      try settings.set("note", to: text, at: .distantFuture)
      values["note"] = text
      guard try settings.values() == values else { return "settings do not come back as they were" }
    }
    return commandFault(["config"]) ?? commandFault(["status"])
  }

  /// A date that is read reads the same once it is written.
  private func dateFault(_ text: String) -> String? {
    if let instant = ISO8601(text)?.instant(on: .utc),
      ISO8601(instant.iso8601)?.instant(on: .utc) != instant
    {
      return "\(instant.iso8601) is not read as it was written"
    }
    return commandFault(["list", "--since", text]) ?? commandFault(["status", "--now", text])
      ?? commandFault(["log", "espresso", "--at", text])
  }

  /// A clock that shows a time finds it again, before and after it what it should.
  private func zoneFault(_ bytes: [UInt8]) -> String? {
    guard let clock = try? WallClock(tzif: bytes, identifier: "zone") else { return nil }
    for year in stride(from: -70.0, to: 230, by: 0.7) {
      let date = Date(timeIntervalSince1970: (year * 31_556_952).rounded())
      let shown = clock.dateTime(at: date)
      guard clock.dateTime(at: clock.date(of: shown)) == shown else { return "\(shown) is lost" }
      guard clock.nextDate(after: date, hour: 3, minute: 0) > date else { return "next is past" }
      guard clock.lastDate(through: date, hour: 3, minute: 0) <= date else { return "last is next" }
    }
    return nil
  }

  /// A picture keeps to the limit and to the box.
  private func pictureFault(_ bytes: [UInt8]) -> String? {
    let limit = 100_000
    guard let box = PixelSize(width: 7, height: 5),
      let picture = try? Picture(decoding: bytes, fitting: box, atMost: limit)
    else { return nil }
    guard picture.pixels.count == picture.size.pixelCount,
      picture.size.fitted(in: box) == picture.size
    else { return "\(picture.size) is not in its box" }
    // What a small one leaves aside may be broken.
    guard let whole = try? Picture(decoding: bytes, atMost: limit) else { return nil }
    guard whole.size.pixelCount <= limit, picture.size == whole.size.fitted(in: box) else {
      return "\(whole.size) becomes \(picture.size)"
    }
    return nil
  }

  /// A set gives a file that lies in it, and channels of 0…1.
  private func assetFault(_ bytes: [UInt8]) -> String? {
    let catalog = AssetCatalog(folder: "A.xcassets", files: FilesOfOneSet(contents: bytes))
    if let image = try? catalog.image(named: "A"), image.bytes != Array("inside".utf8) {
      return "a file outside the set is read"
    }
    guard case .channels(let red, let green, let blue, let alpha) = try? catalog.color(named: "A")
    else { return nil }
    let channels = [red, green, blue, alpha]
    return channels.allSatisfy((0...1).contains) ? nil : "channels \(channels)"
  }

  /// A command ends with one of its codes, and neither stream controls a terminal.
  private func commandFault(_ words: [String]) -> String? {
    var texts = ""
    let status = CaffeineCommand.run(
      in: Surroundings(
        console: Console(
          commandLine: ["caffeine"] + words,
          variable: { ["CAFFEINE_HOME": home.path, "LANG": "en_GB.UTF-8"][$0] },
          write: { text, _ in
            texts += text
            return 0
          }),
        now: { now }, files: PosixFileSystem(), random: SplitMix64(seed: 1)))
    guard [0, 1, 64, 65, 66, 73, 74, 75, 77, 78, 130].contains(status) else {
      return "status \(status)"
    }
    let isColored = words.contains { $0.contains("always") || $0.contains("ansi") }
    // CSV ends its lines with both (RFC 4180).
    var lines = texts.replacing("\r\n", with: "\n")
    // A shell reads each word that it may offer up to a tab.
    if words.contains("completions") { lines.replace("\t", with: " ") }
    return controlFault(isColored ? lines.filter { $0 != "\u{1B}" } : lines)
  }

  private func controlFault(_ text: String) -> String? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: continue
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        return "output with U+\(String(scalar.value, radix: 16))"
      default: continue
      }
    }
    return nil
  }
}
