#if os(Linux)
  import Foundation
  import Testing

  /// What happens before the first line of ours: the built command, in an environment of its own.
  @Suite struct BuiltCommandTests {
    private static let command = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("caffeine")

    private func run(
      _ words: [String], _ variables: [String: String]
    ) throws -> (status: Int32, output: String) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = Self.command
      process.arguments = words
      process.environment = variables.merging(["CAFFEINE_HOME": folder.path]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        process.terminationReason == .exit ? process.terminationStatus : -1,
        String(decoding: output, as: UTF8.self)
      )
    }

    /// A language of twelve letters ended the process with SIGSEGV.
    @Test(arguments: ["LC_ALL", "LANG", "LC_MESSAGES"])
    func aLanguageOfManyLetters(variable: String) throws {
      for language in ["serbocroatian", "abcdefghijkl.UTF-8", String(repeating: "x", count: 300)] {
        let result = try run(["log", "espresso", "--locale", "de_DE"], [variable: language])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Logged Espresso, 80 mg, "))
      }
    }

    @Test(arguments: [
      ("CET-1CEST", "13:00"), ("CET-1CEST,M3.5.0,M10.5.0/3", "13:00"), ("GMT+1", "11:00"),
      ("<+0545>-5:45", "17:45"), ("UTC0", "12:00"), ("nowhere", "12:00"), ("", "12:00"),
      (":/nowhere", "12:00"),
    ]) func timeZones(variable: String, time: String) throws {
      let now = ["CAFFEINE_NOW": "2026-11-21T12:00:00Z", "TZ": variable]
      #expect(
        try run(["log", "espresso"], now).output.hasPrefix("Logged Espresso, 80 mg, \(time)."))
    }
  }
#endif
