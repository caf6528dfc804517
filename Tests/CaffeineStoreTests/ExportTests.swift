import CaffeineDomain
import CaffeineStore
import CivilTime
import Foundation
import TestSupport
import Testing

@Suite struct ExportTests {
  private func text(_ intakes: [Intake], _ format: ExportFormat) -> String {
    var bytes: [UInt8] = []
    var rest = intakes[...]
    IntakeExport(as: format).write({ rest.popFirst() }) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func csv() throws {
    var cup = try intake("cup")
    cup.note = "=1+1, \"quoted\""
    #expect(
      text([cup], .csv) == """
        id,at,drink,name,milligrams,milliliters,over,timeZone,utcOffset,note,given\r
        cup,2026-11-21T08:00:00Z,cappuccino,Cappuccino,75,,,Europe/Berlin,3600,"'=1+1, ""quoted\""",\r

        """)
  }

  /// OWASP's list of what begins a formula, and the apostrophe that keeps it from one.
  @Test(arguments: ["=", "+", "-", "@", "\t", "\n", "\r", "'", "＝", "＋", "－", "＠"])
  func noCellBeginsAFormula(mark: String) throws {
    var cup = try intake("cup")
    cup.name = mark + "1"
    #expect(text([cup], .csv).contains("'\(mark)1"))
    cup.name = "1" + mark
    #expect(!text([cup], .csv).contains("'1"))
  }

  @Test func json() throws {
    #expect(
      text([try intake("cup", milligrams: 62.5)], .json) == """
        {"intakes":[
        {"id":"cup","drink":"cappuccino","name":"Cappuccino","milligrams":62.5,\
        "at":"2026-11-21T08:00:00Z","timeZone":"Europe/Berlin","utcOffset":3600}]}

        """)
  }

  @Test(arguments: ExportFormat.allCases)
  func anExportComesBackTheSame(_ format: ExportFormat) throws {
    let names = [
      "Grüner Tee", "抹茶ラテ", "قهوة", "קפה", "👩‍👩‍👧☕️", "=cmd|' /C calc'!A0", "'quoted", "-1", "@x",
      "\t tab",
      "a,b;c\"d\"", "line\nbreak\r\nend", "\u{1B}[31mred", "e\u{301}", "  spaces  ", "+", "\\u0041",
    ]
    let intakes = try names.enumerated().map { index, name in
      var intake = try intake("id-\(index)", hours: Double(index), milligrams: 0.1 * Double(index))
      intake.name = name
      intake.note = index % 2 == 0 ? name : nil
      intake.drink = index % 3 == 0 ? nil : "drink-\(index)"
      intake.volume = index % 2 == 0 ? nil : Milliliters(33.3)
      intake.duration = Double(index)
      intake.isGiven = index % 4 == 1
      intake.secondsFromGMT = index % 2 == 0 ? -18_000 : 20_700
      return intake
    }
    let folder = try TemporaryFolder()
    let journal = Journal(in: folder.container)
    let plan = try journal.plan(
      importing: .bytes(Array(text(intakes, format).utf8)), clock: .utc, at: morning)
    #expect(plan.intakes == intakes)
    #expect(plan.skips == [])
  }
}
