import CaffeineDomain
import CaffeineStore
import CivilTime
import Foundation
import TestSupport
import Testing

/// Apple Health's `export.xml`, as it is and as an enemy would write it.
@Suite struct HealthTests {
  private static let documentType = """
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 with a " quote and a > sign -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    >
    <!ENTITY seven "7">
    ]>
    """

  private func plan(_ lines: String...) throws -> ImportPlan {
    try plan(
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        \(Self.documentType)
        <HealthData locale="en_US">
         <ExportDate value="2024-06-08 14:12:17 -0400"/>
        \(lines.joined(separator: "\n"))
        </HealthData>

        """.utf8))
  }

  private func plan(bytes: [UInt8]) throws -> ImportPlan {
    let folder = try TemporaryFolder()
    return try Journal(in: folder.container).plan(
      importing: .bytes(bytes), clock: .utc, at: morning)
  }

  private func record(
    _ value: String = "75", unit: String = "mg", start: String = "2024-08-11 21:34:30 -0700",
    source: String = "Coffee app", rest: String = "/>"
  ) -> String {
    """
     <Record type="HKQuantityTypeIdentifierDietaryCaffeine" sourceName="\(source)" unit="\(unit)" \
    device="<<HKDevice: 0x1>, name:iPhone>" startDate="\(start)" \
    endDate="2024-08-11 21:35:30 -0700" value="\(value)"\(rest)
    """
  }

  @Test func samplesBecomeIntakes() throws {
    let intake = try #require(try plan(record()).intakes.first)
    #expect(intake.name == "Coffee app")
    #expect(intake.amount.value == 75)
    #expect(intake.start.timeIntervalSince1970 == 1_723_437_270)
    #expect(intake.duration == 60)
    #expect(intake.secondsFromGMT == -25_200)
  }

  @Test func gramsAndMicrogramsAreConverted() throws {
    let plan = try plan(
      record("0.08", unit: "g"), record("9000", unit: "mcg"), record("1", unit: "oz"))
    #expect(Set(plan.intakes.map(\.amount.value)) == [80, 9])
    #expect(plan.skips.map(\.value) == ["1 oz"])
  }

  @Test func otherRecordsAndAttributeOrderDoNotMatter() throws {
    let plan = try plan(
      #"<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="60"/>"#,
      record(source: "HKQuantityTypeIdentifierDietaryCaffeine").replacing(
        "Caffeine\"", with: "Water\"", maxReplacements: 1),
      "<Record value='40' endDate='2024-01-01 00:01:00 +0000' "
        + "startDate='2024-01-01 00:00:00 +0000' unit='mg' "
        + "type=\"HKQuantityTypeIdentifierDietaryCaffeine\" sourceName='A &amp; B &#233;&#x2615;'>",
      #" <MetadataEntry key="HKWasUserEntered" value="1"/>"#,
      #" <MetadataEntry key="HKFoodType" value="Latte &gt; Mocha"/>"#, "</Record>",
      record(source: "A &amp; B &#233;&#x2615;"))
    #expect(plan.intakes.map(\.name) == ["Latte > Mocha", "A & B é☕"])
  }

  @Test func aSampleInAMealCountsOnce() throws {
    let start = "<Correlation type=\"HKCorrelationTypeIdentifierFood\">"
    let meal = "\(start)\n\(record())\n</Correlation>"
    #expect(try plan(record(), meal).additions.count == 1)
    #expect(try plan(meal, record()).additions.count == 1)
    #expect(try plan(meal).additions.count == 1)
    #expect(try plan(record(), record(), meal).additions.count == 2)
    #expect(try plan("<Correlation type=\"x\"/>", record(), record()).additions.count == 2)
  }

  /// An entity of the document is never replaced, nor is what is not a character.
  @Test func unknownReferencesAreNoText() throws {
    let plan = try plan(record("&seven;"), record(source: "&#0;&#xD800;"))
    #expect(plan.intakes.map(\.name) == ["Caffeine"])
    #expect(plan.skippedCount == 1)
  }

  /// A record is read from one line or named: none is lost in silence.
  @Test(arguments: [
    ("/>", " extra"), ("\n/>", ""), ("/><Record/>", ""),
    ("/>", " <Record type=\"x\" value=\"300\"/>"), ("", ""),
  ])
  func aRecordThatIsNoLineIsNamed(rest: String, extra: String) throws {
    let plan = try plan(record(rest: rest) + extra, record("80"))
    #expect(plan.intakes.map(\.amount.value) == [80])
    #expect(plan.skips.map(\.reason) == [.unreadable])
  }

  @Test(.tags(.long)) func aFileThatBreaksOffIsNotImported() throws {
    let whole = Array("<HealthData>\n\(record())\n</HealthData>".utf8)
    for length in Trials.sample(Array(1..<whole.count), oneIn: 5) {
      #expect(throws: StoreError.self, "cut at \(length)") {
        try plan(bytes: Array(whole.prefix(length)))
      }
    }
    #expect(try plan(bytes: whole).additions.count == 1)
  }

  @Test func otherDocumentsAreRefused() {
    #expect(throws: StoreError.unknownFormat(.otherElement)) {
      try plan(bytes: Array("<html><body/></html>".utf8))
    }
    #expect(throws: StoreError.self) {
      try plan(bytes: Array("<HealthData>\(String(repeating: "x", count: 2_000_000))".utf8))
    }
  }

  /// From a file, whose portions end anywhere.
  @Test(.tags(.long)) func linesMayCrossTheEndsOfPortions() throws {
    let many = (0..<Trials.count(6_000, oneIn: 2)).map {
      record("\($0 % 500)", start: "2024-08-11 21:\(10 + $0 % 50):\(10 + $0 / 50 % 50) -0700")
    }
    let folder = try TemporaryFolder()
    let text = "<HealthData>\n\(many.joined(separator: "\n"))\n</HealthData>\n"
    try folder.write(text, to: "export.xml")
    let plan = try Journal(in: folder.container).plan(
      importing: .file("\(folder.path)/export.xml"), clock: .utc, at: morning)
    #expect(plan.additions.count == many.count)
  }
}
