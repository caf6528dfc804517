import Foundation

/// What a build lacks, in a page; all of it is in a file.
struct Report {
  private let build: Build
  private let stubs: String?

  init(of build: Build, with stubs: String?) { (self.build, self.stubs) = (build, stubs) }

  func write() throws {
    let modules = build.missingModules().sorted { $0.key < $1.key }
    say(
      "No module here, and taken as empty:",
      modules.map { "\($0.key): \($0.value.map(name).joined(separator: ", "))" })
    say("Taken from elsewhere in the project:", build.added.map(place))
    let missing = missingNames()
    say(
      "Not found in the project:",
      missing.map { "\($0.name): \(place($0.errors[0].path)):\($0.errors[0].line)" })
    let widgets = build.widgets.sources.flatMap {
      (ProjectFolder.text(of: $0) ?? "").captures(of: ProjectFolder.widgetPattern)
    }
    let left = Set(
      build.sources.flatMap { build.text(of: $0).captures(of: ProjectFolder.widgetPattern) })
    say("Widgets that cannot be compiled:", widgets.filter { !left.contains($0) })
    if !build.reasons.isEmpty {
      let all = "\(build.folder)/left-out.txt"
      let lines = build.reasons.map { "\($0.path):\($0.line): \($0.message)\n" }
      try build.kit.cache.write(lines.joined(), to: all)
      tell("All that is left out: \(all)")
    }
    if let stubs, !missing.isEmpty, !FileManager.default.fileExists(atPath: stubs) {
      try build.kit.cache.write(text(for: missing), to: stubs)
      tell("What is missing is in '\(stubs)', to be filled in.")
    }
  }

  private func say(_ title: String, _ lines: [String]) {
    if lines.isEmpty { return }
    tell(title)
    for line in lines.prefix(12) { tell("  \(line)") }
    if lines.count > 12 { tell("  and \(lines.count - 12) more") }
  }

  private func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  private func place(_ path: String) -> String {
    path.hasPrefix(build.project.root) ? String(path.dropFirst(build.project.root.count + 1)) : path
  }

  /// What the compiler has looked for and no source declares, the most wanted first.
  private func missingNames() -> [(name: String, errors: [Build.Diagnostic])] {
    var found: [String: [Build.Diagnostic]] = [:]
    for error in build.reasons {
      for name in error.missingNames where !error.message.contains("member") {
        found[name, default: []].append(error)
      }
    }
    let sources = build.widgets.sources + build.added
    for path in sources {
      let words = found.keys.joined(separator: "|")
      let kinds = "struct|class|enum|protocol|actor|typealias|func|var|let|case"
      let text = ProjectFolder.text(of: path) ?? ""
      for name in text.captures(of: "\\b(?:\(kinds))\\s+(\(words))\\b") { found[name] = nil }
    }
    return found.map { ($0.key, $0.value) }
      .sorted { ($1.errors.count, $0.name) < ($0.errors.count, $1.name) }
  }

  /// A source with an empty declaration for each, and where it is used.
  private func text(for missing: [(name: String, errors: [Build.Diagnostic])]) -> String {
    let stubs = missing.map { name, errors in
      let uses = errors.prefix(3).map { error in
        let lines = (ProjectFolder.text(of: error.path) ?? "").components(separatedBy: "\n")
        let line = lines.indices.contains(error.line - 1) ? lines[error.line - 1] : ""
        let use = line.trimmingCharacters(in: .whitespaces)
        return "// \(place(error.path)):\(error.line): \(use)\n"
      }
      let isType = name.first?.isUppercase ?? false
      return uses.joined()
        + (isType
          ? "struct \(name): Hashable, Codable, Sendable {}\n"
          : "func \(name)(_ values: Any...) {}\n")
    }
    return "// What the widgets need and the project does not have.\n\n"
      + stubs.joined(separator: "\n")
  }
}
