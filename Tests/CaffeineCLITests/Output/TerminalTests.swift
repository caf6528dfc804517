import Testing
import TextUI

@testable import CaffeineCLI

@Suite struct TerminalTests {
  @Test(arguments: [
    ("espresso", 8, "espresso"), ("espresso", 7, "espres…"), ("espresso", 1, "…"),
    ("espresso", 0, ""), ("拿铁拿铁", 4, "拿…"), ("拿铁", 4, "拿铁"), ("", 0, ""),
    ("\u{1B}[2mdim\u{1B}[0m", 3, "\u{1B}[2mdim\u{1B}[0m"),
    ("\u{1B}[2mdimmed\u{1B}[0m", 3, "\u{1B}[2mdi…\u{1B}[0m"),
    ("\u{2068}קפה שחור\u{2069}", 4, "\u{2068}קפה…\u{2069}"),
  ]) func shortened(text: String, columns: Int, expected: String) {
    let result = Terminal.shortened(text, to: columns)
    #expect(result == expected)
    #expect(TextWidth.columns(of: result) <= columns)
  }
}
