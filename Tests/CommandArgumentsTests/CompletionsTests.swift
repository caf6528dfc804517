import CommandArguments
import Foundation
import Testing

@Suite struct CompletionsTests {
  @Test(arguments: Shell.allCases) func shellAcceptsTheScript(shell: Shell) throws {
    let executable = "/usr/bin/\(shell.rawValue)"
    guard FileManager.default.isExecutableFile(atPath: executable) else { return }
    let script = KitchenProgram.root.completions(for: shell)
    #expect(try run(executable, ["-n"], input: script) == "")
  }

  @Test(arguments: [
    ("kitchen sh", "shelf"), ("kitchen cook --he", "--heat,--help"),
    ("kitchen cook --heat m", "medium"), ("kitchen cook --heat = m", "medium"),
    ("kitchen shelf ", "names,add"), ("kitchen --zone shelf shelf na", "names"),
    ("kitchen cook ", "black\\ tea,\\$\\(echo\\ evil\\)"),
  ]) func bashOffers(line: String, expected: String) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let script = """
      kitchen() { printf 'black tea\\n$(echo evil)\\n'; }
      \(KitchenProgram.root.completions(for: .bash))
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _kitchen
      IFS=,
      printf %s "${COMPREPLY[*]}"
      """
    #expect(try run("/usr/bin/bash", ["--norc"], input: script) == expected)
  }

  @Test(arguments: [
    ("kitchen sh", "shelf"), ("kitchen cook --he", "--heat,--help"),
    ("kitchen cook --heat m", "medium"), ("kitchen shelf ", "add,names"),
    ("kitchen cook bl", "black tea"),
  ]) func fishOffers(line: String, expected: String) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/fish") else { return }
    let script = """
      function kitchen; printf 'black tea\\n$(echo evil)\\n'; end
      \(KitchenProgram.root.completions(for: .fish))
      complete -C '\(line)' | string split -f1 \\t | sort | string join ,
      """
    #expect(try run("/usr/bin/fish", ["--no-config"], input: script) == expected + "\n")
  }

  @Test func zshDefinesItsFunctions() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh") else { return }
    let script = """
      compdef() { print -r -- "$@"; }
      _arguments() { print -rl -- "$@"; }
      \(KitchenProgram.root.completions(for: .zsh))
      _kitchen_cook
      """
    let output = try run("/usr/bin/zsh", ["-f"], input: script)
    #expect(output.hasPrefix("_kitchen kitchen\n-s\n:\n"))
    #expect(output.contains("(--heat)--heat=[How hot.]:LEVEL:(low medium high)\n"))
    #expect(output.contains("*--spice=[Add it.]:NAME: \n"))
    #expect(output.contains("1:DISH:{compadd -- ${(f)"))
  }

  /// Runs a shell on a script and gives what it printed, complaints included.
  private func run(_ executable: String, _ arguments: [String], input: String) throws -> String {
    let process = Process()
    let (standardInput, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
