import CommandArguments
import Foundation

/// The program of an extension: which of its sources it is made of, and what is missing.
///
/// Every source is part of one module, also those of a package or framework of the project: what a
/// source imports and nobody has is an empty module.
struct Build {
  let widgets: WidgetExtension
  let project: ProjectFolder
  let kit: Kit
  let folder: String
  private let options: [String]
  private let known: Set<String>

  private(set) var sources: [String]
  /// Why a source was left out: its first errors.
  private(set) var leftOut: [String: [Diagnostic]] = [:]
  /// Sources that no target names and a widget needs.
  private(set) var added: [String] = []
  /// The widgets of the program, where the project's own cannot be compiled.
  private var shown: [String] = []

  /// An error of the compiler.
  struct Diagnostic: Hashable {
    let path: String
    let line: Int
    let message: String
  }

  private var bundle: String { "\(folder)/Bundle.swift" }
  var program: String { "\(folder)/\((folder as NSString).lastPathComponent)" }

  init(
    of widgets: WidgetExtension, in project: ProjectFolder, with kit: Kit, stubs: String?
  ) throws {
    (self.widgets, self.project, self.kit) = (widgets, project, kit)
    folder = kit.cache.folder(of: widgets, in: project)
    try kit.cache.make("\(folder)/objects")
    known = try kit.modules()
    let conditions = widgets.conditions.flatMap { ["-D", $0] }
    options =
      try kit.compilerOptions() + conditions
      + (widgets.isMainActorDefault ? ["-default-isolation", "MainActor"] : []) + [
        "-swift-version", "5", "-parse-as-library", "-module-name", "WidgetPreviewed", "-j4",
        "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-Xcc", "-fmodule-map-file=\(folder)/missing.modulemap",
      ]
    sources = widgets.sources.filter { FileManager.default.fileExists(atPath: $0) }
    for path in widgets.sources where !sources.contains(path) {
      tell("\(path) is not there, and left out.")
    }
    if let stubs, FileManager.default.fileExists(atPath: stubs) { sources.append(stubs) }
  }

  /// The modules that sources import and nobody has.
  func missingModules() -> [String: [String]] {
    let words = #"^\s*(?:@\w+(?:\([^)]*\))?\s+|public |internal |private |fileprivate )*import\s+"#
    let kinds = #"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)"#
    var missing: [String: [String]] = [:]
    for path in sources {
      let text = ProjectFolder.text(of: path) ?? ""
      for name in Set(text.captures(of: words + kinds)).subtracting(known) {
        // A source that asks for a module does without.
        if !text.contains("canImport(\(name))") { missing[name, default: []].append(path) }
      }
    }
    return missing
  }

  /// Has each source in or out: what is declared elsewhere in the project comes in, and what cannot be
  /// compiled is left out.
  mutating func settle() throws {
    // Each round brings at least one source in or out.
    for _ in 0..<60 {
      let errors = try typecheck()
      if errors.isEmpty, sources.contains(where: ProjectFolder.isProgram) { return }
      if errors.isEmpty || errors.contains(where: { $0.path == bundle }) {
        try makeBundle(after: errors)
      } else if !addDeclarations(missingIn: errors) {
        for error in errors { leftOut[error.path, default: []].append(error) }
        sources.removeAll { leftOut[$0] != nil }
      }
      if sources.isEmpty { return }
    }
    throw Failure(.unavailable, "'\(widgets.name)' cannot be compiled in sixty rounds.")
  }

  /// Makes a program of the widgets that are left.
  private mutating func makeBundle(after errors: [Diagnostic]) throws {
    let pattern = #"\bstruct\s+(\w+)\s*:\s*(?:\w+\s*,\s*)*Widget\b"#
    let names = sources.filter { $0 != bundle }
      .flatMap { (ProjectFolder.text(of: $0) ?? "").captures(of: pattern) }
    // One a line from the fourth on.
    let wrong = Set(errors.filter { $0.path == bundle }.map { $0.line - 4 })
    shown =
      sources.contains(bundle)
      ? shown.enumerated().filter { !wrong.contains($0.offset) }.map(\.element) : names
    let calls = shown.map { "    \($0)()" }.joined(separator: "\n")
    try kit.cache.write(
      """
      @main
      struct PreviewedBundle: WidgetBundle {
        var body: some Widget {
      \(calls)
        }
      }

      """, to: bundle)
    if !sources.contains(bundle) { sources.append(bundle) }
  }

  /// Brings in the sources of the project that declare what is missing.
  private mutating func addDeclarations(missingIn errors: [Diagnostic]) -> Bool {
    let names = Set(errors.flatMap(\.missingNames))
    var found: [String] = []
    let taken = Set(sources.map { ($0 as NSString).lastPathComponent })
    for (_, paths) in project.declarations(of: names).sorted(by: { $0.key < $1.key }) {
      let isKnown = paths.contains { sources.contains($0) || found.contains($0) }
      let possible = paths.filter {
        leftOut[$0] == nil && !taken.contains(($0 as NSString).lastPathComponent)
          && (try? project.check($0)) != nil && !ProjectFolder.isProgram($0)
      }
      if !isKnown, let path = possible.first { found.append(path) }
    }
    sources += found
    added += found
    return !found.isEmpty
  }

  private func typecheck() throws -> [Diagnostic] {
    let modules = missingModules().keys.sorted().map { "module \($0) {}\n" }.joined()
    try kit.cache.write(modules, to: "\(folder)/missing.modulemap")
    return try compile(["-typecheck", "-continue-building-after-errors"])
  }

  /// Compiles what has changed since the last time, and links it.
  func link() throws -> [Diagnostic] {
    var files = ["": ["swift-dependencies": "\(folder)/objects/all.priors"]]
    for path in sources {
      let object = "\(folder)/objects/\(kit.cache.hash(path))"
      files[path] = ["object": "\(object).o", "swift-dependencies": "\(object).swiftdeps"]
    }
    let map = "\(folder)/objects/files.json"
    try kit.cache.write(
      String(decoding: JSONSerialization.data(withJSONObject: files), as: UTF8.self), to: map)
    return try compile(
      ["-emit-executable", "-o", program, "-incremental", "-output-file-map", map])
  }

  private func compile(_ words: [String]) throws -> [Diagnostic] {
    let log = "\(folder)/compiler.log"
    let all = ["swiftc"] + words + ["-enable-batch-mode"] + options + sources
    let status = try kit.cache.run(all, output: "/dev/null", errors: log)
    let text = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    var seen: Set<Diagnostic> = []
    let errors = text.components(separatedBy: "\n").compactMap(Diagnostic.init)
      .filter { sources.contains($0.path) && seen.insert($0).inserted }
    if status != 0, errors.isEmpty {
      throw Failure(
        .unavailable, "The compiler has failed.", advice: "The file '\(log)' says how.")
    }
    return errors
  }
}

extension Build.Diagnostic {
  /// Reads a line such as `/path/Cups.swift:12:5: error: cannot find 'cups' in scope`.
  init?(_ line: String) {
    let parts = line.components(separatedBy: ": error: ")
    let place = parts[0].components(separatedBy: ":")
    guard parts.count > 1, place.count > 2, let number = Int(place[place.count - 2]) else {
      return nil
    }
    path = place.dropLast(2).joined(separator: ":")
    self.line = number
    message = parts.dropFirst().joined(separator: ": error: ")
  }

  /// The names that the compiler has looked for.
  var missingNames: [String] {
    let isMissing =
      message.hasPrefix("cannot find ") || message.contains("has no member ")
      || message.contains("is not a member type of ")
    return isMissing ? message.captures(of: #"(?:find|type|member) '(\w+)'"#) : []
  }
}
