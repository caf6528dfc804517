import CaffeineDomain
import CaffeineStore
import Foundation
import Testing

/// 2026-11-21 08:00 UTC, the morning of all these tests.
let morning = Date(timeIntervalSince1970: 1_795_248_000)

/// An intake of 75 mg named `id`, `hours` after the morning.
func intake(_ id: String, hours: Double = 0, milligrams: Double = 75) throws -> Intake {
  Intake(
    id: try #require(IntakeID(id)), drink: "cappuccino", name: "Cappuccino",
    amount: try #require(Milligrams(milligrams)), start: morning + hours * 3600,
    timeZoneIdentifier: "Europe/Berlin", secondsFromGMT: 3600)
}

/// A folder of this machine that is removed with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var container: SharedContainer { SharedContainer(folder: path) }

  /// The text of the file `name` in this folder.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// The names of the files in the folder `log`.
  func logNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/log").sorted()
  }

  /// Makes or replaces the file `name`.
  func write(_ text: String, to name: String) throws {
    try write(bytes: Array(text.utf8), to: name)
  }

  /// Makes or replaces the file `name`.
  func write(bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Removes the file `name`, if it is there.
  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}
