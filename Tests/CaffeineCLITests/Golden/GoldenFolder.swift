import Foundation

/// What the program did before it was cut down, as files of `Golden`: lines, imported ids, journals.
///
/// All of them come from version 0.9 (commit 52e209fb), the journals under a set clock
/// (`CAFFEINE_NOW`) as the command wrote them, a few then damaged or continued by hand. No program
/// of later makes them again: they are the truth, and are changed by hand, on purpose.
struct GoldenFolder {
  /// Why a file says nothing; a test that needs it fails by its name.
  enum Fault: Error, Equatable {
    case unreadable(String)
    case empty(String)
    case malformed(String, line: String)
  }

  let folder: URL

  /// The folder `name` of `Golden`.
  init(_ name: String) {
    folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  init(folder: URL) { self.folder = folder }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func bytes(_ name: String) throws(Fault) -> Data {
    guard let bytes = try? Data(contentsOf: url(name)) else { throw .unreadable(name) }
    return bytes
  }

  /// The lines but for comments and blank ones; a list of exceptions may have none.
  func lines(_ name: String, mayBeEmpty: Bool = false) throws(Fault) -> [String] {
    guard let text = String(validating: try bytes(name), as: UTF8.self) else {
      throw .unreadable(name)
    }
    // CR LF is one character.
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.hasPrefix("# ") }
    if lines.isEmpty, !mayBeEmpty { throw .empty(name) }
    return lines
  }

  /// The lines of a table with ` | ` between its columns.
  func rows(_ name: String, columns: Int) throws(Fault) -> [[String]] {
    var rows: [[String]] = []
    for line in try lines(name) {
      let row = line.components(separatedBy: " | ")
      guard row.count == columns else { throw .malformed(name, line: line) }
      rows.append(row)
    }
    return rows
  }

  /// What a folder has, by name.
  func names(in folder: String) throws(Fault) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path) else {
      throw .unreadable(folder)
    }
    if names.isEmpty { throw .empty(folder) }
    return names.sorted()
  }
}

extension CommandHarness {
  /// What is logged, in the order of its times: `2 × latte, 150 mg, 700 ml, 2026-11-17 08:30`.
  ///
  /// The day stands where it is another than that of `now`. A drink is its id, or its name in
  /// quotes where it has none.
  func readings() throws -> String {
    try drinks().map { drink in
      let name = drink["name"] as? String ?? ""
      let parts = name.components(separatedBy: " × ")
      let count = parts.count > 1 && Double(parts[0]) != nil ? "\(parts[0]) × " : ""
      var reading = [count + (drink["drink"] as? String ?? "\"\(name.dropFirst(count.count))\"")]
      for (key, unit) in [("milligrams", "mg"), ("milliliters", "ml"), ("over", "s")] {
        guard let value = drink[key] as? Double, value != 0 || key == "milligrams" else { continue }
        let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
        reading.append("\(key == "over" ? "over " : "")\(number) \(unit)")
      }
      let offset = drink["utcOffset"] as? Double ?? 0
      func shown(_ date: Date) -> Substring { (date + offset).ISO8601Format().dropLast() }
      let moment = shown(try Date(drink["at"] as? String ?? "", strategy: .iso8601))
      let day = moment.prefix(10) == shown(now).prefix(10) ? "" : "\(moment.prefix(10)) "
      let time = moment.dropFirst(11)
      reading.append(day + (time.hasSuffix(":00") ? time.dropLast(3) : time))
      return reading.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
