// Compares what each library declares public with the record of it, Docs/API/<Library>.txt:
//
//     [RECORD=1] swift Scripts/compare-api.swift .build/symbol-graphs
//
// The folder has a folder for each module with the symbol graphs the compiler made of it. The record
// has a line for each declaration and each conformance, sorted by path, then text:
//
//     CivilDate.adding(days:): func adding(days: Int) -> CivilDate
//     CivilDate: extension CivilDate : Comparable
//
// Of the modules of Apple's names it has a line for each type, with the protocols and the members that
// it has there; what they look like, Apple's documentation says:
//
//     AppStorage: struct : DynamicProperty; init, …
//
// It prints what was added, changed and removed, and fails if anything was. With RECORD=1 it also
// writes the record; it still fails, so that nothing is recorded unseen.

import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Extension: Decodable { let constraints: [Constraint]? }
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let swiftExtension: Extension?

    var path: String { pathComponents.joined(separator: ".") }
    var declaration: String {
      declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
    var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs) : \(rhs)" }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

struct Line: Hashable, Comparable {
  let path: String
  let declaration: String

  init(path: String, declaration: String) {
    self.path = path
    self.declaration = declaration
  }

  /// A path has no space, so that the first colon with one ends it.
  init?(_ text: Substring) {
    guard let colon = text.firstRange(of: ": ") else { return nil }
    self.init(
      path: String(text[..<colon.lowerBound]), declaration: String(text[colon.upperBound...]))
  }

  var text: String { "\(path): \(declaration)" }

  static func < (left: Line, right: Line) -> Bool {
    (left.path, left.declaration) < (right.path, right.declaration)
  }
}

/// What every type conforms to unless it says otherwise.
let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

func clause(_ constraints: [SymbolGraph.Constraint]?) -> String {
  let said = (constraints ?? []).filter { !implied.contains($0.rhs) }
  return said.isEmpty ? "" : " where " + said.map(\.text).joined(separator: ", ")
}

func lines(of graph: SymbolGraph, protocolNames: [String: String]) -> [Line] {
  var symbols: [String: SymbolGraph.Symbol] = [:]
  for symbol in graph.symbols { symbols[symbol.identifier.precise] = symbol }
  let requirements = Set(graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))

  var lines: [Line] = []
  for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
    var declaration = symbol.declaration
    if requirements.contains(symbol.identifier.precise) {
      declaration = "requirement " + declaration
    }
    let clause = clause(symbol.swiftExtension?.constraints)
    if !clause.isEmpty { declaration = "extension\(clause) { \(declaration) }" }
    lines.append(Line(path: symbol.path, declaration: declaration))
  }
  for relationship in graph.relationships where relationship.kind == "conformsTo" {
    guard let path = symbols[relationship.source]?.path else { continue }
    let target =
      protocolNames[relationship.target]
      ?? relationship.targetFallback.map { $0.drop { $0 != "." }.dropFirst() }.map(String.init)
      ?? relationship.target
    if implied.contains(target) { continue }
    let clause = clause(relationship.swiftConstraints)
    lines.append(Line(path: path, declaration: "extension \(path) : \(target)\(clause)"))
  }
  return lines
}

/// A line for each type, and one, `-`, for what belongs to none.
func typeLines(of graph: SymbolGraph, protocolNames: [String: String]) -> [Line] {
  struct Declared {
    var kind = "extension"
    var protocols: Set<String> = []
    var members: Set<String> = []
  }
  let kinds: Set = ["class", "enum", "protocol", "struct"]
  var types: [String: Declared] = [:]
  var paths: [String: String] = [:]
  for symbol in graph.symbols {
    paths[symbol.identifier.precise] = symbol.path
    let kind = symbol.kind.identifier.split(separator: ".").last.map(String.init) ?? ""
    if kind == "extension" { continue }
    if kinds.contains(kind), symbol.pathComponents.count == 1 {
      types[symbol.path, default: Declared()].kind = kind
    } else {
      let type = symbol.pathComponents.count > 1 ? symbol.pathComponents[0] : "-"
      let name = symbol.pathComponents.dropFirst(type == "-" ? 0 : 1).joined(separator: ".")
      types[type, default: Declared()].members.insert(String(name.prefix { $0 != "(" }))
    }
  }
  for link in graph.relationships where link.kind == "conformsTo" {
    guard let path = paths[link.source], let type = path.split(separator: ".").first else {
      continue
    }
    let target =
      protocolNames[link.target]
      ?? link.targetFallback.map { $0.drop { $0 != "." }.dropFirst() }.map(String.init)
    guard let target, !implied.contains(target), !path.contains(".") else { continue }
    types[String(type), default: Declared()].protocols.insert(target)
  }
  return types.map { path, type in
    let protocols = type.protocols.sorted().joined(separator: ", ")
    let members = type.members.sorted().joined(separator: ", ")
    return Line(
      path: path,
      declaration: type.kind + (protocols.isEmpty ? "" : " : " + protocols)
        + (members.isEmpty ? "" : "; " + members))
  }
}

func declaredLines(in folder: URL, isApples: Bool) throws -> Set<Line> {
  let graphs = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil
  ).map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  // A conformance in the graph of another module's types names a protocol of this one by its key.
  var protocolNames: [String: String] = [:]
  for symbol in graphs.flatMap(\.symbols) where symbol.kind.identifier == "swift.protocol" {
    protocolNames[symbol.identifier.precise] = symbol.path
  }
  guard isApples else {
    return Set(graphs.flatMap { lines(of: $0, protocolNames: protocolNames) })
  }
  // What it adds to the types of other modules stands in a graph for each of these.
  let all = SymbolGraph(
    symbols: graphs.flatMap(\.symbols), relationships: graphs.flatMap(\.relationships))
  return Set(typeLines(of: all, protocolNames: protocolNames))
}

/// Prints the differences, those of one path side by side, and says whether there are any.
func report(_ library: String, recorded: Set<Line>, declared: Set<Line>) -> Bool {
  let added = Dictionary(grouping: declared.subtracting(recorded).sorted(), by: \.path)
  let removed = Dictionary(grouping: recorded.subtracting(declared).sorted(), by: \.path)
  for path in Set(added.keys).union(removed.keys).sorted() {
    let (new, old) = (added[path] ?? [], removed[path] ?? [])
    let changes = min(new.count, old.count)
    for (old, new) in zip(old, new) {
      print("\(library) changed \(old.text)")
      print("\(library)      to \(new.text)")
    }
    for line in new.dropFirst(changes) { print("\(library) added   \(line.text)") }
    for line in old.dropFirst(changes) { print("\(library) removed \(line.text)") }
  }
  return !(added.isEmpty && removed.isEmpty)
}

let files = FileManager.default
let graphs = URL(fileURLWithPath: CommandLine.arguments[1])
let records = URL(fileURLWithPath: "Docs/API")
// Two libraries of ours have Apple's names too, which Apple's modules hand on.
let appleNames = Set(try files.contentsOfDirectory(atPath: "Sources/AppleNames"))
  .union(["FoundationGaps", "ValuePublishers"])
let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

/// The libraries that declare something or have a record.
let libraries = try Set(
  files.contentsOfDirectory(atPath: graphs.path)
    + ((try? files.contentsOfDirectory(atPath: records.path)) ?? [])
    .map { String($0.prefix { $0 != "." }) })

var differs = false
for library in libraries.sorted() {
  let record = records.appendingPathComponent("\(library).txt")
  let folder = graphs.appendingPathComponent(library)
  let text = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
  let recorded = Set(text.split(separator: "\n").compactMap { Line($0) })
  let declared =
    files.fileExists(atPath: folder.path)
    ? try declaredLines(in: folder, isApples: appleNames.contains(library)) : []
  guard report(library, recorded: recorded, declared: declared) else { continue }
  differs = true
  guard isRecording else { continue }
  if declared.isEmpty {
    try files.removeItem(at: record)
  } else {
    try files.createDirectory(at: records, withIntermediateDirectories: true)
    let lines = declared.sorted().map { $0.text + "\n" }.joined()
    try lines.write(to: record, atomically: true, encoding: .utf8)
  }
}
if differs {
  print(
    isRecording
      ? "Recorded in Docs/API. Look at the lines above before you commit it."
      : "Docs/API has another record: RECORD=1 Scripts/check api writes it.")
}
exit(differs ? 1 : 0)
