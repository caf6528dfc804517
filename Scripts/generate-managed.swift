// Writes what reads and writes the properties that are marked @NSManaged, which is Objective-C's on
// Apple's systems.
//
//   swift build    # compiles the target Widgets, and says at its end which accessors are missing
//   swift Scripts/generate-managed.swift .build/debug/Widgets.build > Sources/Widgets/Managed.swift
//
// It looks for what is missing in the object files, so build again without the file where a property
// has changed. Debug builds take it; optimised ones of a whole module do not link such a property.
// Exit codes: 1 where the folder cannot be read or nothing is missing, 2 where none is named.
import Foundation

func fail(_ message: String, code: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data("generate-managed: \(message)\n".utf8))
  exit(code)
}

/// The lines that a program prints when it reads `input`.
func lines(of arguments: [String], input: String = "") -> [Substring] {
  let program = Process()
  program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  program.arguments = arguments
  let (given, printed) = (Pipe(), Pipe())
  (program.standardInput, program.standardOutput) = (given, printed)
  program.standardError = FileHandle.nullDevice
  guard (try? program.run()) != nil else { fail("Cannot run \(arguments[0]).") }
  given.fileHandleForWriting.write(Data(input.utf8))
  given.fileHandleForWriting.closeFile()
  let data = printed.fileHandleForReading.readDataToEndOfFile()
  program.waitUntilExit()
  return String(decoding: data, as: UTF8.self).split(separator: "\n")
}

guard CommandLine.arguments.count == 2 else {
  fail("Name the folder of one module's object files, such as .build/debug/Widgets.build.", code: 2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let module = folder.deletingPathExtension().lastPathComponent
let objects = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
  .filter { $0.hasSuffix(".o") }.map { folder.appendingPathComponent($0).path }
guard !objects.isEmpty else { fail("\(folder.path) has no object files.") }

func symbols(_ option: String) -> Set<String> {
  Set(lines(of: ["nm", "-P", option] + objects).compactMap { $0.split(separator: " ").first.map(String.init) })
}
let missing = symbols("--undefined-only").subtracting(symbols("--defined-only"))
  .filter { $0.hasPrefix("$s") }.sorted()
let names = lines(
  of: ["swift", "demangle", "--compact"], input: missing.joined(separator: "\n") + "\n")

/// What stands for a value that nobody has set.
func fallback(_ type: String, _ property: Substring) -> String {
  switch type {
  case "Swift.Bool": " ?? false"
  case "Swift.Int16", "Swift.Int32", "Swift.Int64", "Swift.Int", "Swift.Double", "Swift.Float": " ?? 0"
  default: " ?? { preconditionFailure(\"\(property) is read before it is set.\") }()"
  }
}

var accessors: [String] = []
for (symbol, name) in zip(missing, names) {
  let halves = name.split(separator: " : ", maxSplits: 1)
  guard halves.count == 2, halves[0].hasPrefix("\(module).") else { continue }
  let path = halves[0].split(separator: ".")
  guard path.count > 3, let kind = path.last, kind == "getter" || kind == "setter" else { continue }
  let (owner, property, type) = (
    path[1..<(path.count - 2)].joined(separator: "."), path[path.count - 2],
    halves[1].replacingOccurrences(of: "\(module).", with: "")
  )
  let value = type.hasSuffix("?") ? String(type.dropLast()) : type
  let isOptional = type.hasSuffix("?")
  accessors.append(
    kind == "getter"
      ? """
      extension \(owner) {
        @_silgen_name("\(symbol)")
        func _get_\(property)() -> \(type) {
          value(forKey: "\(property)") as? \(value)\(isOptional ? "" : fallback(value, property))
        }
      }
      """
      : """
      extension \(owner) {
        @_silgen_name("\(symbol)")
        func _set_\(property)(_ value: __owned \(type)) { setValue(value, forKey: "\(property)") }
      }
      """)
}
guard !accessors.isEmpty else { fail("Nothing is missing in \(folder.path).") }
print("// Made from object files by Scripts/generate-managed.swift. Make it anew when a property changes.")
print("// swift-format-ignore-file")
print("import CoreData\nimport Foundation\nimport FoundationEssentials")
for accessor in accessors { print("\n\(accessor)") }
