import CommandArguments
import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  func help(_ names: [String], columns: Int = 80) throws -> String {
    try KitchenProgram.root.resolve(names).helpText(columns: columns)
  }

  @Test func programHelp() throws {
    expectSnapshot(try help([]), named: "help-kitchen")
  }

  @Test func commandHelpWideAndNarrow() throws {
    expectSnapshot(try help(["cook"]), named: "help-cook")
    expectSnapshot(try help(["cook"], columns: 40), named: "help-cook-40")
  }

  /// Usage lines stay whole, so that they can be copied.
  @Test(arguments: [40, 60, 80, 120]) func noLineIsWiderThanAsked(columns: Int) throws {
    for names in [[], ["cook"], ["shelf"], ["shelf", "add"]] {
      let lines = try help(names, columns: columns).split(separator: "\n")
        .filter { !$0.contains("[options]") }
      #expect(lines.allSatisfy { $0.count <= columns }, "\(names)")
    }
  }

  @Test func manualPage() {
    expectSnapshot(
      KitchenProgram.root.manualPage(version: "kitchen 1.0", date: "2026-11-21"),
      named: "manual-kitchen")
  }
}
