import CaffeineDomain
import CaffeineStore
import CivilTime

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
  private let sample: SampleJournal
  private let clock = ContinuousClock()

  init(count: Int, container: SharedContainer) {
    sample = SampleJournal(count: count, container: container)
  }

  private var count: Int { sample.count }
  private var journal: Journal { sample.journal }
  private var morning: Date { sample.morning }

  func run() throws {
    let size = try sample.write()
    let since = morning - 2 * 86_400
    try report("add, on the device", 50) { try journal.add([sample.intake(count)], at: morning) }
    try report("recent entries", 50) { _ = try journal.intakes(since: since) }
    guard count == 1_000_000 else { return }
    try report("all entries, one by one", 3, bytes: size) {
      var (total, entries) = (0.0, try journal.entries())
      while let intake = try entries.next() { total += intake.amount.value }
    }
    try report("all entries", 3, bytes: size) { _ = try journal.intakes() }
    try report("winner of one id", 3, bytes: size) {
      _ = try journal.winner(of: sample.intake(count / 2).id)
    }
    try importing()
  }

  private func importing() throws {
    let entries = (0..<count).map { sample.intake($0) }
    for format in ExportFormat.allCases {
      var bytes: [UInt8] = []
      report("export \(format)", 1) {
        var rest = entries[...]
        IntakeExport(as: format).write({ rest.popFirst() }) { bytes += $0 }
      }
      let other = Journal(in: SharedContainer(folder: "\(journal.container.data)-\(format)"))
      try report("import \(format)", 1, bytes: bytes.count) {
        let plan = try other.plan(importing: .bytes(bytes), clock: .utc, at: morning)
        try other.commit(plan, at: morning)
      }
    }
    let health = healthExport()
    let journal = Journal(in: SharedContainer(folder: "\(journal.container.data)-health"))
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
    var bytes = Array("<HealthData>\n".utf8)
    for _ in 0..<5_000 { bytes += portion }
    return bytes + "</HealthData>".utf8
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
