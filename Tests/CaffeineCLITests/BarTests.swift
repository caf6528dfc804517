import CommandArguments
import Foundation
import TestSupport
import TextUI
import TextWidgetKit
import Testing
import WidgetHosting

@testable import CaffeineCLI

/// What bars are given: text that they show and never run.
@MainActor
@Suite struct BarTests {
  let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log cappuccino --at 13:31 --id one --quiet")
    harness.run("log latte --at 8:30 --id two --quiet")
    harness.run("config set bedtime 22:00")
  }

  @Test func helpNamesEveryBar() {
    let help = harness.run("help widget").output.split(whereSeparator: \.isWhitespace)
    for format in BarFormat.allCases {
      #expect(help.filter { $0.hasPrefix(format.rawValue) }.count >= 2, "\(format)")
    }
  }

  /// The name of a drink that would do something in each bar if it were not escaped, as its manual
  /// says, and how it is shown, in the line that says until when one more of it fits.
  @Test(arguments: BarFormat.allCases)
  func namesAreNeverCodeInABar(format: BarFormat) throws {
    let (name, shown) = hostileName(for: format)
    let added = try harness.object(["drinks", "add", name, "--milligrams", "9"])
    let id = try #require(added["drink"] as? String)
    // More often than what is logged beside it; a longer name has no room in the line, but in a menu.
    for hour in 5...8 { harness.run(["log", id, "--at", "\(hour):59", "--quiet"]) }
    let output = harness.run(
      "widget accessoryInline --size 99x1 --set line=last --format \(format.rawValue)"
    ).output
    #expect(output.contains(shown), "\(output)")
    #expect(name == shown || !output.contains(name), "\(output)")
  }

  private func hostileName(for format: BarFormat) -> (name: String, shown: String) {
    switch format {
    case .tmux: ("#(id)#{x}", "##(id)##{x}")
    case .waybar, .i3blocks: ("<b>&x</b>", "&lt;b&gt;&amp;x&lt;/b&gt;")
    case .polybar: ("%{A1:id:}x", "% {A1:id:}x")
    case .swiftbar, .xbar:
      (#"x | bash=id :cup: \n"#, "x ¦ bash=id :\u{2009}cup: ⧵n")
    case .argos:
      (#"<b>& | eval=id :cup: \n"#, "&lt;b&gt;&amp; ¦ eval=id :\u{2009}cup: ⧵n")
    // These two escape text themselves; JSON keeps the quote from ending the string.
    case .i3status: (#"<b>"x"</b>"#, #"<b>\"x\"</b>"#)
    case .starship: ("$(id)`id`", "$(id)`id`")
    }
  }

  /// Nor is a family named that no bar shows.
  @Test func aKindWithoutALineHasNoBar() {
    let wrong = harness.run("widget history --format tmux")
    #expect(wrong.status == 64 && wrong.output.isEmpty)
    #expect(wrong.errors == "caffeine: The widget 'history' is not drawn in accessoryInline.\n")
    let large = harness.run("widget level large --format tmux")
    #expect(large.errors.hasSuffix("Use accessoryInline or accessoryRectangular.\n"))
  }

  /// What was drunk has a share of the day's limit; a level has none of a limit at once.
  @Test func aBarHasTheShareOfTheDay() throws {
    for drink in ["coffee", "coffee 54mg", "coffee 400mg"] {
      harness.run("log \(drink) --quiet")
      for minutes in [0.0, 90] {
        harness.now += minutes * 60
        let today = try #require(try harness.object(["status"])["todayMilligrams"] as? Double)
        let percentage = Int((min(today / 400, 1) * 100).rounded())
        let bar = harness.run("widget --format waybar").output
        #expect(bar.contains("\"percentage\":\(percentage)}"), "\(bar)")
      }
    }
  }

  @Test func thePlaceholderTellsNothingOfTheJournal() {
    harness.run("log coffee 30mg --at 12:00 --quiet")
    let output = harness.run("widget --format i3blocks --placeholder").output
    #expect(harness.run("widget --format i3blocks").output.hasSuffix("\n130 mg\n"))
    #expect(!output.contains("130") && !output.contains("low"), "\(output)")
  }

  /// What is high has a colour wherever a bar takes one.
  @Test func colorsOfBars() {
    harness.run("log coffee 390mg --at 13:00 --quiet")
    #expect(harness.run("widget --format tmux").output.hasPrefix("#[fg=#ff"))
    #expect(harness.run("widget --format tmux").output.hasSuffix("#[default]\n"))
    #expect(harness.run("widget --format polybar").output.hasPrefix("%{F#FF"))
  }

  /// A menu logs again what was logged last, by ids alone; a name from outside is never in a command.
  @Test func menusHaveActions() {
    harness.run(["log", "$(id) | x", "--milligrams", "90", "--at", "13:59", "--quiet"])
    harness.run("log latte 350ml --count 2 --at 13:58 --quiet")
    let swiftbar = harness.run("widget --format swiftbar").output
    #expect(
      swiftbar.contains(
        "Log 2 × Latte, 350 ml, 150 mg | bash=caffeine param1=log param2=--count=2 "
          + "param3=--milliliters=350 param4=latte terminal=false refresh=true\n"), "\(swiftbar)")
    #expect(swiftbar.hasSuffix("Undo | bash=caffeine param1=undo terminal=false refresh=true\n"))
    #expect(!swiftbar.contains("id) |") && !swiftbar.contains("param1=log param2=$"))
    #expect(harness.run("widget --format xbar").output.contains("| shell=caffeine param1=undo"))
    #expect(
      harness.run("widget --format argos").output.contains(
        "| bash='caffeine log --count=2 --milliliters=350 latte' terminal=false"))
  }

  /// A prompt without caffeine has nothing in it.
  @Test func aPromptMayBeEmpty() throws {
    let empty = try CommandHarness()
    #expect(empty.run("widget --format starship").output == "\n")
    #expect(!empty.run("widget --format tmux").output.hasPrefix("\n"))
  }
}
