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
      other CDATA "]]>"
    >
    <!NOTATION n SYSTEM "n">
    <?target data ]> ?>
    ]>
    """

  private func plan(_ body: String, type: String = documentType) throws -> ImportPlan {
    try plan(
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        \(type)
        <HealthData locale="en_US">
         <ExportDate value="2024-06-08 14:12:17 -0400"/>
        \(body)
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
    device="&lt;&lt;HKDevice: 0x1&gt;, name:iPhone&gt;" startDate="\(start)" \
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
      record("0.08", unit: "g") + record("9000", unit: "mcg") + record("1", unit: "oz"))
    #expect(Set(plan.intakes.map(\.amount.value)) == [80, 9])
    #expect(plan.problems.count == 1)
  }

  @Test func otherRecordsAndAttributeOrderDoNotMatter() throws {
    let plan = try plan(
      """
      <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="60"/>
      <Record value='40' endDate='2024-01-01 00:01:00 +0000' startDate='2024-01-01 00:00:00 +0000'
        unit='mg' type='HKQuantityTypeIdentifierDietaryCaffeine' sourceName='A &amp; B &#233;&#x2615;'>
        <MetadataEntry key="HKFoodType" value="Latte &gt; Mocha"/>
      </Record>
      """)
    #expect(plan.intakes.map(\.name) == ["Latte > Mocha"])
  }

  @Test func aSampleInAMealCountsOnce() throws {
    let meal = "<Correlation type=\"HKCorrelationTypeIdentifierFood\">\(record())</Correlation>"
    #expect(try plan(record() + meal).additions.count == 1)
    #expect(try plan(meal + record()).additions.count == 1)
    #expect(try plan(meal).additions.count == 1)
    #expect(try plan(record() + record() + meal).additions.count == 2)
  }

  @Test func entitiesAreRefused() throws {
    for type in [
      "<!DOCTYPE a [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>",
      "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
      "<!DOCTYPE a [<!ENTITY % p SYSTEM \"http://example.org/\"> %p;]>",
    ] {
      let error = #expect(throws: StoreError.self) { try plan(record(source: "&b;"), type: type) }
      var detail = ""
      if case .malformedImport(let text, _)? = error { detail = text }
      #expect(detail.contains("defines entities"))
    }
  }

  @Test func unknownReferencesAreNoText() throws {
    let plan = try plan(record("&seven;") + record(source: "&#0;&#xD800;"))
    #expect(plan.intakes.map(\.name) == ["Caffeine"])
    #expect(plan.problems.count == 1)
  }

  @Test(.tags(.long)) func aFileThatBreaksOffIsNotImported() throws {
    let whole = Array(
      "<?xml version=\"1.0\"?>\(Self.documentType)<HealthData><!-- c -->\(record())</HealthData>"
        .utf8)
    for length in Trials.sample(Array(1..<whole.count), oneIn: 5) {
      #expect(throws: StoreError.self, "cut at \(length)") {
        try plan(bytes: Array(whole.prefix(length)))
      }
    }
    #expect(try plan(bytes: whole).additions.count == 1)
  }

  @Test func rubbishIsRefusedOrNamed() throws {
    let deep = String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40)
    #expect(throws: StoreError.self) { try plan(deep) }
    #expect(throws: StoreError.self) { try plan("<a></b>") }
    #expect(throws: StoreError.self) {
      try plan("<a x=\"\(String(repeating: "x", count: 600_000))\"/>")
    }
    let huge = record(source: String(repeating: "x", count: 5_000))
    #expect(try plan(huge).problems.count == 1)
    var bytes = Array("<HealthData>\(record(source: "####"))</HealthData>".utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") { bytes[index] = 0xFF }
    #expect(try plan(bytes: bytes).intakes.map(\.name) == ["\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"])
  }

  @Test func otherDocumentsAreRefused() {
    #expect(throws: StoreError.unknownFormat(.otherElement)) {
      try plan(bytes: Array("<html><body/></html>".utf8))
    }
  }

  @Test(.tags(.long)) func tagsMayCrossTheEndsOfPortions() throws {
    // Half of them are still more than the 512 KiB that are looked at at once.
    let many = (0..<Trials.count(6_000, oneIn: 2)).map {
      record("\($0 % 500)", start: "2024-08-11 21:\(10 + $0 % 50):\(10 + $0 / 50 % 50) -0700")
    }
    #expect(try plan(many.joined(separator: "\n")).additions.count == many.count)
  }
}
