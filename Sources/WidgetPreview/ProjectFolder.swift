import CStandardLibrary
import CommandArguments
import Foundation

/// The folder of a project: the paths of its files, each catalogue as one, without following links.
struct ProjectFolder {
  let root: String
  let files: [String]

  /// Throws if there is no such folder, or if it is too large to be a project's.
  init(_ path: String) throws(Failure) {
    let disk = FileManager.default
    root = Self.place(of: path)
    var isFolder: ObjCBool = false
    guard disk.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue,
      let walk = disk.enumerator(atPath: root)
    else { throw Failure(.noInput, "There is no folder '\(path)'.") }
    // What tools put there, and what belongs to another project.
    let others: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
    let leaves = ["xcassets", "framework", "xcframework", "bundle", "docc", "xcdatamodeld"]
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      let kind = (path as NSString).pathExtension
      if name.hasPrefix(".") || others.contains(name) || leaves.contains(kind) {
        walk.skipDescendants()
      }
      if !name.hasPrefix("."), !kind.isEmpty { found.append("\(root)/\(path)") }
      if found.count > 100_000 {
        throw Failure(
          .wrongUse, "'\(path)' has more than 100,000 files.",
          advice: "Name the folder of one project.")
      }
    }
    files = found.sorted()
  }

  /// Where a path leads, links followed.
  private static func place(of path: String) -> String {
    guard let place = realpath(path, nil) else {
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
    defer { free(place) }
    return String(cString: place)
  }

  /// Throws for a path that leads out of the folder, by its words or by a link.
  func check(_ path: String) throws(Failure) {
    if !Self.place(of: path).hasPrefix(root + "/") {
      throw Failure(
        .notPermitted, "'\(path)' leads out of the folder '\(root)'.",
        advice: "Name a folder that holds all of the project.")
    }
  }

  /// The widget extensions: the targets of the projects here that have a program of widgets, or else
  /// the folders with one.
  func extensions() throws(Failure) -> [WidgetExtension] {
    var found: [WidgetExtension] = []
    for file in files where file.hasSuffix(".xcodeproj/project.pbxproj") {
      found += try XcodeProject(file, in: self).extensions()
    }
    if found.isEmpty {
      found = sources.filter(Self.isProgram).map { program in
        let folder = (program as NSString).deletingLastPathComponent
        let files = files.filter { $0.hasPrefix(folder + "/") }
        return WidgetExtension(name: (folder as NSString).lastPathComponent, files: files)
      }
    }
    for path in found.flatMap({ $0.sources + $0.resources + [$0.information] }) { try check(path) }
    return found
  }

  /// Whether a path leads through a folder with the name of one of these modules.
  func isPart(_ path: String, of modules: Set<String>) -> Bool {
    path.dropFirst(root.count).split(separator: "/").contains { modules.contains(String($0)) }
  }

  var sources: [String] { files.filter { $0.hasSuffix(".swift") } }

  /// The text of a source; `nil` for one that is none, or longer than 4 MiB.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= 1 << 22 else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func isProgram(_ path: String) -> Bool {
    guard let text = text(of: path), text.contains("@main") else { return false }
    return text.contains("WidgetBundle") || !text.captures(of: widgetPattern).isEmpty
  }

  /// The name of a widget where it is declared.
  static let widgetPattern = #"\bstruct\s+(\w+)\s*:\s*(?:\w+\s*,\s*)*Widget\b"#
}

extension String {
  /// What the last group of a pattern, or all of it, has matched in each place.
  func captures(of pattern: String) -> [String] {
    guard
      let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    else { return [] }
    let whole = self as NSString
    return expression.matches(in: self, range: NSRange(location: 0, length: whole.length))
      .compactMap {
        let range = $0.range(at: $0.numberOfRanges - 1)
        return range.location == NSNotFound ? nil : whole.substring(with: range)
      }
  }
}
