import CommandArguments
import Foundation
import TestSupport
import Testing

@Suite struct CompletionsTests {
  /// What is typed, and what may come there.
  private static let cases: [(String, [String])] = [
    ("kitchen sh", ["shelf"]), ("kitchen ", ["cook", "shelf"]), ("kitchen SH", ["shelf"]),
    ("kitchen cook --he", ["--heat", "--help"]), ("kitchen cook --heat m", ["medium"]),
    ("kitchen cook --heat=m", ["medium"]), ("kitchen cook \"--heat=m", ["medium"]),
    ("kitchen shelf ", ["names", "add"]), ("kitchen --zone shelf shelf na", ["names"]),
    ("kitchen --bogus shelf na", ["names"]), ("kitchen cook soup guest ", []),
    ("kitchen cook --json --j", []), ("kitchen cook -s a --sp", ["--spice"]),
    ("kitchen cook -- --he", []), ("kitchen shelf names x ", []), ("", ["cook", "shelf"]),
  ]

  @Test(arguments: cases) func offers(line: String, words: [String]) {
    #expect(KitchenProgram.root.completion(of: line).candidates.map(\.text) == words)
  }

  @Test func theProgramIsToldWhatToLookUp() {
    let dish = KitchenProgram.root.completion(of: "kitchen cook --heat low bl")
    #expect(dish.kind == .lookup("dishes"))
    #expect(dish.word == "bl")
    #expect(dish.invocation.arguments[KitchenProgram.heat] == "low")
    let guest = KitchenProgram.root.completion(of: "kitchen cook 'black tea' Ada\\ L Gr")
    #expect(guest.kind == .any)
    #expect(guest.wordsBefore == ["Ada L"])
    #expect(guest.invocation.arguments.operands == ["black tea", "Ada L"])
  }

  @Test func linesHoldTheWholeWordAndItsHelp() {
    let heat = KitchenProgram.root.completion(of: "kitchen cook --heat=")
    #expect(heat.lines() == "--heat=low\n--heat=medium\n--heat=high\n")
    let command = KitchenProgram.root.completion(of: "kitchen sh")
    #expect(
      command.lines(adding: [.init("shoe")]) == "shelf\tWhat is in store.\nshoe\n")
    #expect(KitchenProgram.root.completion(of: "kitchen cook --recipe x").lines() == "\n")
  }

  private func script(_ shell: CompletionShell) -> String {
    KitchenProgram.root.completions(for: shell, asking: ["offer", "--line"])
  }

  @Test(arguments: CompletionShell.allCases.filter(isInstalled))
  func shellAcceptsTheScript(shell: CompletionShell) throws {
    #expect(try run(shell, ["-n"], input: script(shell)) == "")
  }

  @Test(
    .enabled(if: isInstalled(.bash)),
    arguments: [
      "it's", "''", "'; echo evil; '", "$(echo evil) `echo evil` \"\\ !", "", "two\nlines",
    ])
  func quotedTextIsOneWordOfAShell(text: String) throws {
    #expect(try run(.bash, [], input: "printf '%s|' \(shellQuoted(text))") == text + "|")
  }

  @Test(
    .enabled(if: isInstalled(.bash)),
    arguments: [
      (["kitchen", "cook", "bl"], "black\\ tea,\\$\\(echo\\ evil\\),medium,:soon"),
      (["kitchen", "cook", "\"bl"], "black tea,\\$(echo evil),medium,:soon"),
      (["kitchen", "cook", "--heat", "=", "m"], "black\\ tea,\\$\\(echo\\ evil\\),medium,:soon"),
      (["kitchen", "cook", "--he"], "black\\ tea,\\$\\(echo\\ evil\\),--heat=medium,:soon"),
      (["kitchen", "cook", ":"], "black\\ tea,\\$\\(echo\\ evil\\),medium,soon"),
      (["kitchen", "cook", ":", "s"], "black\\ tea,\\$\\(echo\\ evil\\),medium,soon"),
    ]) func bashQuotesWhatTheProgramOffers(words: [String], expected: String) throws
  {
    let line = words.joined(separator: " ").replacing(" = ", with: "=").replacing(": ", with: ":")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      kitchen() {
        [[ "$*" == 'offer --line \(line)' ]] &&
          printf '%s\\tHelp of it.\\n' 'black tea' '$(echo evil)' --heat=medium :soon
      }
      \(script(.bash))
      COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1)
      COMP_LINE='\(line) and more' COMP_POINT=\(line.count)
      _kitchen
      IFS=,
      printf %s "${COMPREPLY[*]}"
      """
    #expect(try run(.bash, ["--norc"], input: script) == expected)
  }

  /// What the shell reads once the quote is closed is the word that was offered: nothing in it runs.
  @Test(.enabled(if: isInstalled(.bash)), arguments: ["\"", "'", ""])
  func bashRunsNothingThatIsOffered(quote: String) throws {
    let words = [
      "$(echo evil) `echo evil`", "it's \"so\" \\ !", "a;b|c&d>e", "${HOME} $'x' \\$(y)",
    ]
    let script = """
      kitchen() { printf '%s\\n' \(words.map(shellQuoted).joined(separator: " ")); }
      \(script(.bash))
      COMP_WORDS=(kitchen cook \(shellQuoted(quote))) COMP_CWORD=2
      COMP_LINE=\(shellQuoted("kitchen cook \(quote)")) COMP_POINT=\(13 + quote.count)
      _kitchen
      for word in "${COMPREPLY[@]}"; do eval "printf '%s\\n' "\(shellQuoted(quote))"$word"\(shellQuoted(quote)); done
      """
    let printed = try run(.bash, ["--norc"], input: script)
    #expect(printed.split(separator: "\n").map(String.init) == words)
  }

  @Test(
    .enabled(if: isInstalled(.fish)),
    arguments: [
      ("kitchen cook bl", "black tea"), ("kitchen cook --heat=m", "--heat=medium"),
    ]) func fishOffers(line: String, expected: String) throws
  {
    let script = """
      function kitchen
        if test "$argv" = 'offer --line \(line)'
          printf '%s\\tHelp of it.\\n' 'black tea' '$(echo evil)' --heat=medium
        end
      end
      \(script(.fish))
      complete -C '\(line)' | string split -f1 \\t | sort | string join ,
      """
    #expect(try run(.fish, ["--no-config"], input: script) == expected + "\n")
  }

  @Test(.enabled(if: isInstalled(.zsh))) func zshOffers() throws {
    let script = """
      compdef() { print -r -- "$@"; }
      compadd() { print -rl -- "$found[@]" "$shown[@]"; }
      kitchen() {
        [[ "$*" == 'offer --line kitchen cook bl' ]] &&
          printf '%s\\tHelp of it.\\n' 'black tea' '$(echo evil)'
      }
      \(script(.zsh))
      words=(kitchen cook bl) CURRENT=3 PREFIX=bl QIPREFIX=
      _kitchen
      """
    #expect(
      try run(.zsh, ["-f"], input: script) == """
        _kitchen kitchen
        black tea
        $(echo evil)
        black tea  -- Help of it.
        $(echo evil)  -- Help of it.

        """)
  }

  /// Runs a shell on a script and gives what it printed, complaints included.
  private func run(_ shell: CompletionShell, _ arguments: [String], input: String) throws -> String
  {
    let process = Process()
    let (standardInput, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: try #require(Self.executable(of: shell)))
    process.arguments = arguments
    // bash complains of a locale that is not installed, and fish makes folders in its home.
    let home = try TemporaryFolder()
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "HOME": home.path]
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
