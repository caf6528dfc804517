import CommandArguments
import Foundation

/// The program of an extension: which of its sources it is made of, and what is missing.
///
/// Every source is part of one module, also those of a package or framework of the project: what a
/// source imports and nobody has is an empty module.
struct Build {
  private(set) var widgets: WidgetExtension
  let project: ProjectFolder
  let kit: Kit
  let folder: String
  private let options: [String]
  private let known: Set<String>

  private(set) var sources: [String]
  /// The lines that are left out of a source, since they cannot be compiled.
  private(set) var cuts: [String: Set<Int>] = [:]
  /// Why: the errors, in their order.
  private(set) var reasons: [Diagnostic] = []
  /// Sources of the project's other modules that a widget needs.
  private(set) var added: [String] = []
  /// Sources of which nothing can be compiled.
  private var removed: Set<String> = []
  /// Sources whose types are looked up.
  private var lookedUp: Set<String> = []

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
    for name in ["objects", "cut"] { try kit.cache.make("\(folder)/\(name)") }
    known = try kit.modules()
    let conditions = widgets.conditions.flatMap { ["-D", $0] }
    options =
      try kit.compilerOptions() + conditions
      + (widgets.isMainActorDefault ? ["-default-isolation", "MainActor"] : []) + [
        "-swift-version", "5", "-parse-as-library", "-module-name", "WidgetPreviewed", "-j4",
        "-Xfrontend", "-solver-expression-time-threshold=20",
        "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-Xcc", "-fmodule-map-file=\(folder)/missing.modulemap",
      ]
    sources = widgets.sources.filter { FileManager.default.fileExists(atPath: $0) }
    for path in widgets.sources where !sources.contains(path) {
      tell("\(path) is not there, and left out.")
    }
    if let stubs, FileManager.default.fileExists(atPath: stubs) { sources.append(stubs) }
    let modules = Set(missingModules().keys)
    self.widgets.resources += project.files.filter {
      WidgetExtension.isResource($0) && project.isPart($0, of: modules)
        && !widgets.resources.contains($0)
    }
    try self.widgets.copyResources(to: folder, with: kit.cache)
    let names = "\(folder)/Names.swift"
    try kit.cache.write(self.widgets.assetNames, to: names)
    sources.append(names)
  }

  /// When each source was changed the last time.
  var dates: [String: Date] {
    var dates: [String: Date] = [:]
    for path in widgets.sources + added {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      dates[path] = attributes?[.modificationDate] as? Date
    }
    return dates
  }

  /// Settles again what a change of these sources can have changed.
  mutating func settle(after changed: [String]) throws {
    for path in changed { cuts[path] = nil }
    removed.subtract(changed)
    lookedUp.subtract(changed)
    sources += changed.filter { !sources.contains($0) }
    reasons.removeAll { changed.contains($0.path) }
    try settle()
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

  /// Settles what is compiled: what other modules of the project declare comes in, and declarations
  /// that cannot be compiled are left out, with all that needs them.
  mutating func settle() throws {
    _ = addDeclarations(of: [])
    // Each round brings at least one declaration in or out.
    for _ in 0..<60 {
      var errors = try typecheck()
      if errors.isEmpty {
        guard try makesProgram() else { continue }
        errors = try link()
        if errors.isEmpty { return }
        try leaveOut(errors)
      } else if !addDeclarations(of: Set(errors.flatMap(\.missingNames))) {
        try leaveOut(errors)
      }
    }
    throw Failure(.unavailable, "'\(widgets.name)' cannot be compiled in sixty rounds.")
  }

  private mutating func leaveOut(_ errors: [Diagnostic]) throws {
    let before = cuts
    let byPath = Dictionary(grouping: errors, by: \.path)
    let declarations = try Declarations.find(in: Array(byPath.keys), in: folder, with: kit.cache)
    for (path, errors) in byPath {
      for error in errors {
        // Of our own bundle, the widget alone.
        let lines =
          path == bundle ? error.line...error.line : declarations[path]?.lines(with: error.line)
        cuts[path, default: []].formUnion(lines.map(Set.init) ?? [])
      }
      // What is left of it is no source.
      if cuts[path] == before[path] || cuts[path] == [] { removed.insert(path) }
    }
    sources.removeAll(where: removed.contains)
    reasons += errors
    for path in cuts.keys { try kit.cache.write(text(of: path), to: cutPath(of: path)) }
  }

  /// A source without what is left out of it, in as many lines.
  func text(of path: String) -> String {
    let text = ProjectFolder.text(of: path) ?? ""
    guard let cut = cuts[path] else { return text }
    return text.components(separatedBy: "\n").enumerated()
      .map { cut.contains($0.offset + 1) ? "" : $0.element }.joined(separator: "\n")
  }

  /// Where the rest of a source lies; a module has no two files of a name.
  private func cutPath(of path: String) -> String {
    "\(folder)/cut/\((path as NSString).lastPathComponent)"
  }

  /// Whether there is a program; one of the widgets that are left is made, if there is none.
  private mutating func makesProgram() throws -> Bool {
    let program = #"@main\s+(?:\w+\s+)*struct\s+\w+\s*:[^{]*\bWidget(?:Bundle)?\b"#
    if sources.contains(where: { !text(of: $0).captures(of: program).isEmpty }) { return true }
    // One that chooses a bundle by the system chooses none here.
    for path in sources where text(of: path).contains("@main") {
      let lines = text(of: path).components(separatedBy: "\n")
      cuts[path, default: []].formUnion(
        lines.indices.filter { lines[$0] == "@main" }.map { $0 + 1 })
      try kit.cache.write(text(of: path), to: cutPath(of: path))
    }
    let names = sources.flatMap { text(of: $0).captures(of: ProjectFolder.widgetPattern) }
    let calls = names.map { "    \($0)()\n" }
    try kit.cache.write(
      "@main\nstruct PreviewedBundle: WidgetBundle {\n  var body: some Widget {\n"
        + calls.joined() + "  }\n}\n", to: bundle)
    sources.append(bundle)
    return false
  }

  /// Brings in the sources of the project's other modules that declare one of these names, then those
  /// of the types that they name, and so on; returns whether there are any.
  private mutating func addDeclarations(of names: Set<String>) -> Bool {
    let before = added.count
    let types = "struct|class|enum|protocol|actor|typealias"
    let words = names.sorted().joined(separator: "|")
    add(declaring: names, by: #"\b(?:\#(types)|func|var|let|case)\s+(\#(words))\b"#)
    let pattern = #"^(?:@?\w+(?:\(\w+\))?\s+)*?(?:\#(types))\s+(\w+)"#
    while true {
      let new = sources.filter { !lookedUp.contains($0) }
      lookedUp.formUnion(new)
      if new.isEmpty { return added.count > before }
      let declared = captures(of: pattern, in: sources)
      add(declaring: captures(of: #"\b[A-Z]\w+"#, in: new).subtracting(declared), by: pattern)
    }
  }

  private func captures(of pattern: String, in paths: [String]) -> Set<String> {
    Set(paths.flatMap { (ProjectFolder.text(of: $0) ?? "").captures(of: pattern) })
  }

  private mutating func add(declaring names: Set<String>, by pattern: String) {
    if names.isEmpty { return }
    let modules = Set(missingModules().keys)
    // A module has no two files of a name.
    var taken = Set((sources + removed).map { ($0 as NSString).lastPathComponent })
    var rest = names
    for path in project.sources where !taken.contains((path as NSString).lastPathComponent) {
      let isImported =
        project.isPart(path, of: modules)
        || modules.contains { widgets.modules[$0]?.contains(path) ?? false }
      // A module has one program.
      guard isImported || !widgets.isTarget,
        !(ProjectFolder.text(of: path) ?? "").contains("@main")
      else { continue }
      let declared = rest.intersection(captures(of: pattern, in: [path]))
      guard !declared.isEmpty, (try? project.check(path)) != nil else { continue }
      rest.subtract(declared)
      taken.insert((path as NSString).lastPathComponent)
      sources.append(path)
      added.append(path)
    }
  }

  private func typecheck() throws -> [Diagnostic] {
    let modules = missingModules().keys.sorted().map { "module \($0) {}\n" }.joined()
    try kit.cache.write(modules, to: "\(folder)/missing.modulemap")
    return try compile(["-typecheck", "-continue-building-after-errors"])
  }

  /// Compiles what has changed since the last time, and links it.
  private func link() throws -> [Diagnostic] {
    var files = ["": ["swift-dependencies": "\(folder)/objects/all.priors"]]
    for path in compiled {
      let object = "\(folder)/objects/\(kit.cache.hash(path))"
      files[path] = ["object": "\(object).o", "swift-dependencies": "\(object).swiftdeps"]
    }
    let map = "\(folder)/objects/files.json"
    let json = try JSONSerialization.data(withJSONObject: files, options: .sortedKeys)
    try kit.cache.write(String(decoding: json, as: UTF8.self), to: map)
    return try compile(
      ["-emit-executable", "-o", program, "-incremental", "-output-file-map", map])
  }

  /// The files that the compiler gets, in the order of the sources.
  private var compiled: [String] { sources.map { cuts[$0] == nil ? $0 : cutPath(of: $0) } }

  private func compile(_ words: [String]) throws -> [Diagnostic] {
    let log = "\(folder)/compiler.log"
    let paths = compiled
    let all = ["swiftc"] + words + ["-enable-batch-mode"] + options + paths
    let status = try kit.cache.run(all, output: "/dev/null", errors: log)
    let text = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    var seen: Set<Diagnostic> = []
    let originals = Dictionary(zip(paths, sources)) { first, _ in first }
    let errors = text.components(separatedBy: "\n").compactMap { line -> Diagnostic? in
      guard let error = Diagnostic(line), let path = originals[error.path] else { return nil }
      let original = Diagnostic(path: path, line: error.line, message: error.message)
      return seen.insert(original).inserted ? original : nil
    }
    if status == 0 || !errors.isEmpty { return errors }
    // What the linker misses, such as an accessor made by Core Data, it says of an object.
    let broken = zip(sources, paths).filter { text.contains("\(kit.cache.hash($1)).o:") }
    if broken.isEmpty {
      throw Failure(
        .unavailable, "The compiler has failed.", advice: "The file '\(log)' says how.")
    }
    return broken.map { Diagnostic(path: $0.0, line: 0, message: "cannot be linked") }
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
