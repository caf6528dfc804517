import CommandArguments
import Foundation
import Testing

@Suite struct CompletionsTests {
  @Test(arguments: CompletionShell.allCases.filter(isInstalled))
  func shellAcceptsTheScript(shell: CompletionShell) throws {
    let script = KitchenProgram.root.completions(for: shell)
    #expect(try run(shell, ["-n"], input: script) == "")
  }

  @Test(
    .enabled(if: isInstalled(.bash)),
    arguments: [
      ("kitchen sh", "shelf"), ("kitchen cook --he", "--heat,--help"),
      ("kitchen cook --heat m", "medium"), ("kitchen cook --heat = m", "medium"),
      ("kitchen shelf ", "names,add"), ("kitchen --zone shelf shelf na", "names"),
      ("kitchen cook ", "black\\ tea,\\$\\(echo\\ evil\\)"),
    ]) func bashOffers(line: String, expected: String) throws
  {
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
    #expect(try run(.bash, ["--norc"], input: script) == expected)
  }

  @Test(
    .enabled(if: isInstalled(.fish)),
    arguments: [
      ("kitchen sh", "shelf"), ("kitchen cook --he", "--heat,--help"),
      ("kitchen cook --heat m", "medium"), ("kitchen shelf ", "add,names"),
      ("kitchen cook bl", "black tea"),
    ]) func fishOffers(line: String, expected: String) throws
  {
    let script = """
      function kitchen; printf 'black tea\\n$(echo evil)\\n'; end
      \(KitchenProgram.root.completions(for: .fish))
      complete -C '\(line)' | string split -f1 \\t | sort | string join ,
      """
    #expect(try run(.fish, ["--no-config"], input: script) == expected + "\n")
  }

  @Test(.enabled(if: isInstalled(.zsh))) func zshDefinesItsFunctions() throws {
    let script = """
      compdef() { print -r -- "$@"; }
      _arguments() { print -rl -- "$@"; }
      \(KitchenProgram.root.completions(for: .zsh))
      _kitchen_cook
      """
    let output = try run(.zsh, ["-f"], input: script)
    #expect(output.hasPrefix("_kitchen kitchen\n-s\n:\n"))
    #expect(output.contains("(--heat)--heat=[How hot.]:LEVEL:(low medium high)\n"))
    #expect(output.contains("*--spice=[Add it.]:NAME: \n"))
    #expect(output.contains("1:DISH:{compadd -- ${(f)"))
  }

  /// Runs a shell on a script and gives what it printed, complaints included.
  private func run(_ shell: CompletionShell, _ arguments: [String], input: String) throws -> String
  {
    let process = Process()
    let (standardInput, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: try #require(Self.executable(of: shell)))
    process.arguments = arguments
    // bash complains of a locale that is not installed.
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
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

  /// Where a shell is on this machine; `nil` where it is not installed.
  private static func executable(of shell: CompletionShell) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  private static func isInstalled(_ shell: CompletionShell) -> Bool { executable(of: shell) != nil }
}
