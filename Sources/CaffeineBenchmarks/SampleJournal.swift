import CaffeineDomain
import CaffeineStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A journal of `count` cappuccinos that ends on the morning of 2026-11-21.
///
/// The last ten are 8 hours apart, so that journals of every length have the same to tell of now;
/// those before end two weeks earlier and are 20 minutes apart.
struct SampleJournal {
  let count: Int
  let journal: Journal
  let morning = Date(timeIntervalSince1970: 1_795_248_000)

  init(count: Int, container: SharedContainer) {
    self.count = count
    journal = Journal(in: container)
  }

  /// Writes all but the first at once, as no program would; returns the length in bytes.
  func write() throws -> Int {
    try journal.add([intake(0)], at: start(of: 0))
    let log = URL(fileURLWithPath: journal.container.log)
    let name = try FileManager.default.contentsOfDirectory(atPath: log.path).first ?? ""
    let url = log.appending(path: name)
    var lines = try Data(contentsOf: url)
    for index in 1..<count {
      let milliseconds = Int64(intake(index).start.timeIntervalSince1970 * 1000)
      let record = Record(
        .add(intake(index)), stamp: Stamp(clamping: milliseconds), device: "")
      lines.append(contentsOf: record.line(at: lines.count))
    }
    try lines.write(to: url)
    return lines.count
  }

  /// The intake of a number.
  func intake(_ index: Int) -> Intake {
    let digits = String(index)
    let text = "01JD" + String(repeating: "0", count: 22 - digits.count) + digits
    guard let id = IntakeID(text) else { preconditionFailure("26 digits are an id") }
    return Intake(
      id: id, name: "cappuccino", amount: 75, volume: 180,
      start: start(of: index), timeZoneIdentifier: "Europe/Berlin", secondsFromGMT: 3_600)
  }

  private func start(of index: Int) -> Date {
    let age = count - 1 - index
    return age < 10
      ? morning - Double(age) * 8 * 3_600 : morning - 14 * 86_400 - Double(age) * 1_200
  }
}
