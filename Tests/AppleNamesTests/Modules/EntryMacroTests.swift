import Foundation
import SwiftUI
import Testing

extension EnvironmentValues {
  // A comment with a var in it, and an = too.
  @Entry /* var no = 1 /* inside */ */ var label: String = "var x = \("1" + "=")"  // = nothing
  @Entry var areEqual: (Int, Int) -> Bool = { $0 == $1 }
  @Entry var `default`: [String: Int] = ["=": 1]
  @Entry var raw: String = #"a \ "var" = "#
  @Entry var shade = Color.red
  @Entry var none: (Int, String)?
}

struct EntryMacroTests {
  @Test func anEntryIsTakenApartByItsWords() {
    var environment = EnvironmentValues(now: .distantPast)
    #expect(environment.label == "var x = 1=" && environment.raw == #"a \ "var" = "#)
    #expect(environment.areEqual(2, 2) && environment.default == ["=": 1])
    #expect(environment.shade == .red && environment.none == nil)
    environment.label = "a"
    environment.none = (1, "b")
    #expect(environment.label == "a" && environment.none?.1 == "b")
  }

  /// What the plug-in answers to the compiler for a declaration.
  private func answer(to declaration: String) throws -> [String: Any] {
    let location: [String: Any] = [
      "fileID": "a", "fileName": "/a.swift", "line": 1, "column": 1, "offset": 7,
    ]
    let request: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "AppleNamesMacros", "name": "Entry", "typeName": "EntryMacro"],
        "macroRole": "accessor", "discriminator": "d", "lexicalContext": [],
        "declSyntax": ["kind": "declaration", "source": declaration, "location": location],
      ]
    ]
    let body = try JSONSerialization.data(withJSONObject: request)
    let plugin = Process()
    plugin.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "AppleNamesMacros-tool")
    let (input, output) = (Pipe(), Pipe())
    (plugin.standardInput, plugin.standardOutput) = (input, output)
    try plugin.run()
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    try input.fileHandleForWriting.write(contentsOf: Data(head) + body)
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    plugin.waitUntilExit()
    let answer = try JSONSerialization.jsonObject(with: bytes.dropFirst(8)) as? [String: Any]
    return try #require(answer?["expandMacroResult"] as? [String: Any])
  }

  @Test(arguments: [
    ("@Entry var cups: Int", "'@Entry' needs a default value"),
    ("@Entry let cups = 3", "'@Entry' can only be attached to a 'var' declaration"),
  ])
  func whatIsNoEntryIsSaidToBeNone(declaration: String, message: String) throws {
    let answer = try answer(to: declaration)
    #expect(answer["expandedSource"] == nil)
    let diagnostic = try #require((answer["diagnostics"] as? [[String: Any]])?.first)
    #expect((diagnostic["message"] as? String)?.hasPrefix(message) == true)
    #expect(diagnostic["severity"] as? String == "error")
    let position = diagnostic["position"] as? [String: Any]
    #expect(position?["offset"] as? Int == 7 && position?["fileName"] as? String == "/a.swift")
  }

  @Test func anEntryIsExpandedWithoutADiagnostic() throws {
    let answer = try answer(to: "/* var a = 1 */ @Entry var cups: Int = 3 // three")
    #expect((answer["expandedSource"] as? String)?.contains("__Key_cups") == true)
    #expect((answer["diagnostics"] as? [Any])?.isEmpty == true)
  }
}
