// Compares SwiftUI's public names, Tests/Fixtures/Names/SwiftUI.tsv, with what our modules declare:
//
//     [RECORD=1] swift Scripts/compare-names.swift .build/symbol-graphs
//
// The folder has a folder for each module with the symbol graphs the compiler made of it. A name is
// there when a public declaration is spelled so, may be spelled so because the other arguments have
// defaults, or comes with a protocol that its type conforms to. It is without effect when all such
// declarations carry the mark `- Effect: none` in their documentation, or stand in a type or an
// extension that carries it. Tests/Fixtures/Names/absent.tsv says why the others are not there: a name
// or the start of names, a tab, the reason.
//
// It prints the share and fails when Docs/Compatibility.md says something else; RECORD=1 writes it.

import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let kind: String, spelling: String }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Documentation: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let location: Location?
    let docComment: Documentation?

    var path: String { pathComponents.joined(separator: ".") }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// What the standard library's protocols bring to the types that conform to them.
let members = [
  "AdditiveArithmetic": ["+=", "-="],
  "Comparable": ["<"],
  "SetAlgebra": [
    "init()", "contains(_:)", "formIntersection(_:)", "formSymmetricDifference(_:)", "formUnion(_:)",
    "insert(_:)", "intersection(_:)", "remove(_:)", "symmetricDifference(_:)", "union(_:)",
    "update(with:)",
  ],
]

let mark = "- Effect: none"

/// The files that have been read, by address.
nonisolated(unsafe) var sources: [String: [Substring]] = [:]

/// Whether a declaration stands in a type or an extension with the mark: the nearest line above it that
/// begins at the margin and opens a brace, with the comments and attributes before it.
func standsUnderMark(_ symbol: SymbolGraph.Symbol) -> Bool {
  guard let location = symbol.location, let url = URL(string: location.uri) else { return false }
  let lines =
    sources[location.uri]
    ?? (try? String(contentsOf: url, encoding: .utf8))?.split(
      separator: "\n", omittingEmptySubsequences: false) ?? []
  sources[location.uri] = lines
  guard location.position.line < lines.count else { return false }
  var row = location.position.line
  while row > 0, lines[row].first.map({ " })/".contains($0) }) ?? true { row -= 1 }
  while row >= 0, !lines[row].isEmpty {
    if lines[row].hasPrefix("///"), lines[row].contains(mark) { return true }
    row -= 1
  }
  return false
}

/// The ways to spell a declaration: arguments with a default may be left out.
func spellings(of symbol: SymbolGraph.Symbol) -> [String] {
  let path = symbol.path
  guard let open = path.firstIndex(of: "(") else { return [path] }
  let base = String(path[..<open])
  let isOperator = base.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" } ?? false
  if isOperator { return [base] }

  var arguments: [(label: String, hasDefault: Bool)] = []
  for fragment in symbol.declarationFragments {
    if fragment.kind == "externalParam" {
      arguments.append((fragment.spelling, false))
    } else if !arguments.isEmpty, fragment.spelling.contains(" = ") {
      arguments[arguments.count - 1].hasDefault = true
    }
  }
  var forms = [""]
  for argument in arguments {
    forms = forms.flatMap { form in
      let with = form + argument.label + ":"
      return argument.hasDefault && forms.count < 256 ? [with, form] : [with]
    }
  }
  // A case with a value may be a static function here.
  let bare =
    ["swift.enum.case", "swift.macro", "swift.type.method"].contains(symbol.kind.identifier)
    ? [base] : []
  return [path] + forms.map { "\(base)(\($0))" } + bare
}

/// What the modules of the folder declare.
struct Declared {
  /// Whether a spelling has an effect.
  var effects: [String: Bool] = [:]
  var protocols: [String: Set<String>] = [:]
  var aliases: [String: String] = [:]

  init(_ graphs: [SymbolGraph]) {
    var paths: [String: String] = [:]
    // An extension is a symbol of its type's path: its mark is for what stands in it, not for the type.
    let everything = graphs.flatMap(\.symbols)
    let symbols = everything.filter { $0.kind.identifier != "swift.extension" }
    for symbol in everything { paths[symbol.identifier.precise] = symbol.path }
    let idle = Set(
      symbols.filter { symbol in
        symbol.docComment?.lines.contains { $0.text.contains(mark) } == true
      }.map(\.path))
    for symbol in symbols {
      let types = symbol.pathComponents.indices.map {
        symbol.pathComponents[...$0].joined(separator: ".")
      }
      let isIdle =
        symbol.docComment?.lines.contains { $0.text.contains(mark) } == true
        || types.dropLast().contains(where: idle.contains) || standsUnderMark(symbol)
      let hasEffect = !isIdle
      for spelling in spellings(of: symbol) {
        effects[spelling, default: false] = effects[spelling, default: false] || hasEffect
      }
      let text = symbol.declarationFragments.map(\.spelling).joined()
      if symbol.kind.identifier == "swift.typealias", let equals = text.firstRange(of: " = ") {
        aliases[symbol.path] = String(text[equals.upperBound...].prefix { $0 != "<" })
      }
    }
    for link in graphs.flatMap(\.relationships) where link.kind == "conformsTo" {
      guard let type = paths[link.source] else { continue }
      let name = paths[link.target] ?? link.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
      if let name { protocols[type, default: []].insert(name) }
    }
  }

  /// Whether a name has an effect; `nil` if it is not there.
  func effect(of name: String) -> Bool? {
    if let effect = effects[name] { return effect }
    let head = name.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return nil }
    let (type, member) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    // What a property wrapper projects is in no graph.
    if member.hasPrefix("$") { return effect(of: "\(type).\(member.dropFirst())") }
    for (alias, target) in aliases where type == alias || type.hasPrefix(alias + ".") {
      let name = "\(target)\(type.dropFirst(alias.count)).\(member)"
      if target != alias, !target.hasPrefix(alias + "."), let effect = effect(of: name) {
        return effect
      }
    }
    // Protocols of protocols are in the graph too, for each type that conforms.
    for name in (protocols[type] ?? []).sorted() {
      if let effect = effects["\(name).\(member)"] { return effect }
      if members[name]?.contains(member) == true { return effects[type] ?? true }
    }
    return nil
  }
}

struct Name {
  let area: String
  let text: String

  /// The type, and its member if it is one.
  var parts: (type: String, member: String?) {
    guard let dot = text.firstIndex(of: ".") else { return (text, nil) }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}

func rows(of file: String) throws -> [[String]] {
  try String(contentsOfFile: "Tests/Fixtures/Names/\(file)", encoding: .utf8)
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t").map(String.init) }
}

/// A line a type: its members, or `itself`; where it is `absent` itself, so are they.
func list(_ names: [Name], absent: Bool = false) -> String {
  let types = Dictionary(grouping: names, by: \.parts.type)
  return types.sorted { $0.key < $1.key }.map { type, names in
    let members = names.compactMap(\.parts.member).map { "`\($0)`" }
    let isWhole = names.contains { $0.parts.member == nil }
    if members.isEmpty || absent && isWhole { return "- `\(type)`\n" }
    return "- `\(type)`\(isWhole ? " itself," : ":") \(members.joined(separator: ", "))\n"
  }.joined()
}

func percent(_ part: Int, _ whole: Int) -> String {
  (Double(part) / Double(whole)).formatted(
    .percent.precision(.fractionLength(0)).rounded(rule: .down).locale(Locale(identifier: "en")))
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let graphs = try ["TextCells", "SwiftUI", "TextUI", "TextWidgetKit", "ValuePublishers"].flatMap { module in
  let files = try? FileManager.default.contentsOfDirectory(
    at: folder.appendingPathComponent(module), includingPropertiesForKeys: nil)
  return try (files ?? []).map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
}
let declared = Declared(graphs)
let names = try rows(of: "SwiftUI.tsv").map { Name(area: $0[0], text: $0[1]) }
let reasons = try rows(of: "absent.tsv")

var working: [Name] = [], idle: [Name] = [], absent: [Name] = []
for name in names {
  switch declared.effect(of: name.text) {
  case true?: working.append(name)
  case false?: idle.append(name)
  case nil: absent.append(name)
  }
}

var text = """
  # Compatibility

  SwiftUI's public names that a widget could use (Xcode 26.6), and which of them compile here:
  \(percent(working.count + idle.count, names.count)) of \(names.count), \
  \(percent(working.count, names.count)) with an effect. `Scripts/check api` compares
  `Tests/Fixtures/Names/SwiftUI.tsv` with what the modules declare, and RECORD=1 writes this page. `Docs/Vocabulary.md` has the names in words, and
  WidgetKit's.

  | area | names | there | without effect | absent |
  | --- | --- | --- | --- | --- |

  """
func row(_ title: String, _ isCounted: (Name) -> Bool) -> String {
  let counts = [names, working, idle, absent].map { $0.count(where: isCounted) }
  return "| \(title) | \(counts.map(String.init).joined(separator: " | ")) |\n"
}
for area in Set(names.map(\.area)).sorted() { text += row(area) { $0.area == area } }
text += row("all") { _ in true }

text += """

  ## Modules

  `SwiftUI`, `WidgetKit`, `AppIntents`, `Intents`, `ActivityKit`, `Charts`, `SwiftData`, `UIKit`, `CoreLocation`, \
  `Combine`,
  `os`, `OSLog` and `RelevanceKit`; `Docs/Vocabulary.md` has the counts behind this list. A source that imports another of Apple's
  modules needs a stub: a target of your own with that name and what your source names of it. It is
  yours, so it can say what your widget should show here.

  ```swift
  // Sources/LocalAuthentication/LAContext.swift
  public enum LAPolicy { case deviceOwnerAuthentication }

  public final class LAContext {
    public init() {}
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async -> Bool { false }
  }
  ```

  On Apple's platforms the system's module is meant, so name the stub for Linux alone:

      .target(
        name: "Widgets",
        dependencies: [
          .product(name: "AppleNames", package: "caffeine"),
          .target(name: "LocalAuthentication", condition: .when(platforms: [.linux])),
        ])

  A package that has a target `Charts`, `Combine` or `Intents` itself gives this kit's another name. SwiftPM
  compares the targets of all packages of a build, so one of your targets has to take `AppleNames` even where
  you use another library alone (`Tests/Fixtures/Neighbour` has two such):

      .product(
        name: "AppleNames", package: "caffeine",
        moduleAliases: ["Charts": "AppleCharts", "Intents": "AppleIntents"])

  `canImport` turns true for these modules in every target of a build on Linux once they are built, since
  SwiftPM keeps all modules in one folder. Packages that ask `canImport(SwiftUI)`, `canImport(UIKit)`, \
  `canImport(Combine)`,
  `canImport(CoreLocation)` or `canImport(os)` to learn whether they run on Apple's systems then take that
  branch: write `#if canImport(UIKit) && !os(Linux)`. Of modules that only Apple's systems have it is false, unless a target of yours has
  its name.

  ## What the compiler says

  - **`#if os(iOS)` is false on Linux**, so what stands under it is not compiled. Where all statements of a
    `body` stand under `#if os(iOS)` … `#elseif os(watchOS)`, nothing is left of it. No library, macro or flag
    changes that: the compiler names the system it compiles for, and drops the other branches before a
    macro sees them; `-D` defines names of your own only. Write `#if os(iOS) || os(Linux)`, or turn the
    condition round: `#if !os(watchOS)`.
  - **“Unable to type-check this expression in reasonable time”**: fix “cannot find … in scope” first. In
    all such expressions that we found in widgets, a type was missing, and with it they compile at once.
  - **“Type of expression `URLSession` … `AnyObject` has no member `shared`”** in a file that imports Foundation
    alone: on Linux `URLSession` is in `FoundationNetworking`, and `ObservableObject` in no part of Foundation.
    Import SwiftUI there, or let every file of the target see it, as `Docs/Vocabulary.md` shows.

  """

/// The reason whose name, or start of names, is longest.
func reason(_ name: Name) -> String {
  reasons.filter { row in
    name.text == row[0] || name.text.hasPrefix(row[0] + ".") || name.text.hasPrefix(row[0] + "(")
  }.max { $0[0].count < $1[0].count }?[1] ?? "Not yet"
}
text += "\n## Absent\n"
for (reason, names) in Dictionary(grouping: absent, by: reason).sorted(by: { $0.key < $1.key }) {
  text += "\n\(reason):\n\n\(list(names, absent: true))"
}
text += """

  ## There, without effect

  They compile and change nothing, since a picture is drawn once, in cells of one size.

  \(list(idle))
  """

print("\(working.count) names there, \(idle.count) without effect, \(absent.count) absent:",
  "\(percent(working.count + idle.count, names.count)) of \(names.count) compile.")
let page = "Docs/Compatibility.md"
guard text != (try? String(contentsOfFile: page, encoding: .utf8)) else { exit(0) }
if ProcessInfo.processInfo.environment["RECORD"] == "1" {
  try text.write(toFile: page, atomically: true, encoding: .utf8)
  print("Recorded in \(page). Look at its changes before you commit it.")
} else {
  print("\(page) says something else. RECORD=1 Scripts/check api writes it.")
}
exit(1)
