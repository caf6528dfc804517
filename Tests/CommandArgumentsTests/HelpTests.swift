import CommandArguments
import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  func help(_ names: [String], columns: Int = 80) throws -> String {
    try KitchenProgram.root.resolve(names).helpText(columns: columns)
  }

  @Test func programHelp() throws { expectSnapshot(try help([]), named: "help-kitchen") }

  @Test func commandHelpWideAndNarrow() throws {
    expectSnapshot(try help(["cook"]), named: "help-cook")
    expectSnapshot(try help(["cook"], columns: 40), named: "help-cook-40")
  }

  @Test(arguments: [20, 27, 40, 60, 80, 120]) func noLineIsWiderThanAsked(columns: Int) throws {
    for names in [[], ["cook"], ["shelf"], ["shelf", "add"]] {
      let lines = try help(names, columns: columns).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= columns }, "\(names)")
    }
  }

  /// Whatever the width: every letter, in order, and no space at the end of a line.
  @Test(arguments: [1, 40, 47, 80, 119, 400]) func wrappingLosesNoWord(columns: Int) throws {
    let words = { (text: String) in text.filter { !$0.isWhitespace } }
    for names in [[], ["cook"], ["shelf"], ["shelf", "add"]] {
      let text = try help(names, columns: columns)
      #expect(words(text) == words(try help(names)))
      #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
    }
  }

  /// A line of roff that starts with a dot or an apostrophe would be a command to it.
  @Test func noTextIsAMacro() {
    let page = Command(
      name: "dots", summary: ".SH is a macro", discussion: "'tis one too.\n\n.TP\n\\fB",
      options: [CommandOption("x", help: ".B \"quoted\" \u{1F375}")], action: "dots"
    ).manualPage(version: "1", date: "2026-11-21")
    let macros = [".TH", ".SH", ".PP", ".TP", ".B ", ".SS"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(page.contains("\\&.TP"))
    #expect(page.contains("\\&'tis one too."))
    #expect(page.contains("\\efB") && page.contains("\\[u1F375]"))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func manualPage() {
    expectSnapshot(
      KitchenProgram.root.manualPage(version: "kitchen 1.0", date: "2026-11-21"),
      named: "manual-kitchen")
  }
}
