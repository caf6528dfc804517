import CaffeineDomain
import CaffeineStore
import DateStyles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures the journal: one durable append, the recent entries of short and long journals, a
/// full parse, and imports.
func storeBenchmarks() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  for count in [10, 1_000, 100_000, 1_000_000] {
    let container = SharedContainer(folder: folder.appending(path: "\(count)").path)
    try StoreBenchmark(count: count, container: container).run()
  }
}

/// The measurements on a journal of one length.
private struct StoreBenchmark {
  private let count: Int
  private let journal: Journal
  private let clock = ContinuousClock()
  private let morning = Date(timeIntervalSince1970: 1_795_248_000)

  init(count: Int, container: SharedContainer) {
    self.count = count
    journal = Journal(in: container)
  }

  func run() throws {
    let size = try write()
    let since = morning - 2 * 86_400
    try report("add, on the device", 50) { try journal.add([intake(count)], at: morning) }
    try report("recent entries", 50) { _ = try journal.intakes(since: since) }
    guard count == 1_000_000 else { return }
    try report("all entries", 3, bytes: size) { _ = try journal.allIntakes() }
    try report("history of one id", 3, bytes: size) {
      _ = try journal.history(of: intake(count / 2).id)
    }
    try importing()
  }

  /// A journal of `count` entries, one in 20 minutes up to the morning; returns its length.
  private func write() throws -> Int {
    try journal.add([intake(0)], at: morning - Double(count) * 1_200)
    let log = URL(fileURLWithPath: journal.container.log)
    let name = try FileManager.default.contentsOfDirectory(atPath: log.path).first ?? ""
    let url = log.appending(path: name)
    var lines = try Data(contentsOf: url)
    for index in 1..<count {
      let milliseconds = Int64(intake(index).start.timeIntervalSince1970 * 1000)
      let record = Record(
        .add(intake(index)), stamp: Stamp(milliseconds: milliseconds), device: "")
      lines.append(contentsOf: record.line())
    }
    try lines.write(to: url)
    return lines.count
  }

  private func importing() throws {
    let intakes = (0..<count).map(intake)
    for format in ExportFormat.allCases {
      var bytes: [UInt8] = []
      report("export \(format)", 1) { IntakeExport(intakes, as: format).write { bytes += $0 } }
      let other = Journal(in: SharedContainer(folder: "\(journal.container.data)-\(format)"))
      try report("import \(format)", 1, bytes: bytes.count) {
        let plan = try other.plan(importing: .bytes(bytes), clock: .utc, at: morning)
        try other.commit(plan, at: morning)
      }
    }
    let health = healthExport()
    try report("import Apple Health", 3, bytes: health.count) {
      _ = try journal.plan(importing: .bytes(health), clock: .utc, at: morning)
    }
  }

  /// An export.xml of a hundred heart rates to a coffee.
  private func healthExport() -> [UInt8] {
    let attributes = """
      sourceName="Watch" unit="mg" creationDate="2024-08-11 21:34:30 -0700" \
      startDate="2024-08-11 21:34:30 -0700" endDate="2024-08-11 21:34:30 -0700" value="75"/>

      """
    let pulse = " <Record type=\"HKQuantityTypeIdentifierHeartRate\" \(attributes)"
    let coffee = " <Record type=\"HKQuantityTypeIdentifierDietaryCaffeine\" \(attributes)"
    let portion = Array((String(repeating: pulse, count: 100) + coffee).utf8)
    var bytes = Array("<HealthData>".utf8)
    for _ in 0..<5_000 { bytes += portion }
    return bytes + "</HealthData>".utf8
  }

  private func intake(_ index: Int) -> Intake {
    let digits = String(index)
    let text = "01JD" + String(repeating: "0", count: 22 - digits.count) + digits
    guard let id = IntakeID(text) else { preconditionFailure("26 digits are an id") }
    return Intake(
      id: id, name: "cappuccino", amount: 75, volume: 180,
      start: morning - Double(count - index) * 1_200, timeZoneIdentifier: "Europe/Berlin",
      secondsFromGMT: 3_600)
  }

  private func report<Failure: Error>(
    _ name: String, _ runs: Int, bytes: Int? = nil, _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    var times: [Duration] = []
    for _ in 0..<runs {
      let start = clock.now
      try work()
      times.append(clock.now - start)
    }
    times.sort()
    let median = times[runs / 2]
    let rate = bytes.map { ", \(Int(Double($0) / 1e6 / (median / .seconds(1)))) MB/s" } ?? ""
    print("store: \(name) at \(count): \(median)\(rate)")
  }
}
