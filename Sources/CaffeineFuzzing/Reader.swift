#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What reads input from outside.
enum Reader: String, CaseIterable {
  /// A file of the journal.
  case journal
  /// The settings file.
  case settings
  /// A file to import.
  case csv, json, health
  /// A command line, its words separated by spaces.
  case arguments
  /// A date or time in an option.
  case dates
  /// What `open` is given.
  case links
  /// A time zone file.
  case zones
  /// A PNG, JPEG or GIF file.
  case pictures
  /// The `Contents.json` of an asset catalogue.
  case assets

  /// The seeds in a folder: its files, or their lines where an input is one line.
  func seeds(in folder: String) throws -> [[UInt8]] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
    }
    switch self {
    case .arguments, .dates, .links:
      return files.flatMap { $0.split(separator: UInt8(ascii: "\n")).map(Array.init) }
    case .journal, .settings, .csv, .json, .health, .zones, .pictures, .assets: return files
    }
  }
}
