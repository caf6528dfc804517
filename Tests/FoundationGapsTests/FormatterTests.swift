import FoundationGaps
import Testing

// Foundation names these too, and says that they are missing.
import class FoundationGaps.DateComponentsFormatter
import class FoundationGaps.MeasurementFormatter

/// The examples of Apple's documentation of the formatters that Foundation on Linux lacks.
@Suite struct FormatterTests {
  let english = Locale(identifier: "en_US")
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = english
    calendar.timeZone = .gmt
    return calendar
  }

  // Apple's page of DateComponentsFormatter.UnitsStyle: 9 hours, 41 minutes, 30 seconds.
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"),
    (.abbreviated, "9h 41m 30s"),
    (.short, "9 hr, 41 min, 30 sec"),
    (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    (.brief, "9hr 41min 30sec"),
  ])
  func durationsInEachStyle(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = style
    #expect(formatter.string(from: 9 * 3600 + 41 * 60 + 30) == text)
  }

  // Apple's page of ZeroFormattingBehavior: an hour and ten seconds.
  @Test func zerosAreDroppedOrPadded() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3610) == "1:00:10")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 3610) == "01:00:10")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3600) == "1h")
    #expect(formatter.string(from: 0) == "0s")
    formatter.zeroFormattingBehavior = .dropMiddle
    #expect(formatter.string(from: 3610) == "1h 10s")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 3610) == "1h 0m 10s")
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3610) == "About 1h remaining")
  }

  @Test func datesAreCountedInMonths() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start + 86400 * 33) == "1 month, 2 days")
    #expect(formatter.string(from: DateComponents(day: 3)) == "3 days")
  }

  static let distances: [(Double, String)] = [
    (-60, "1 minute ago"), (5400, "in 1 hour"), (-172_800, "2 days ago"),
    (604_800, "in 1 week"), (0, "in 0 seconds"),
  ]

  @Test(arguments: distances)
  func distancesAreCutOff(interval: Double, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = calendar
    formatter.locale = english
    #expect(formatter.localizedString(fromTimeInterval: interval) == text)
  }

  @Test func distancesHaveNamesAndStyles() {
    let formatter = RelativeDateTimeFormatter()
    formatter.calendar = calendar
    formatter.locale = english
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    let date = Date(timeIntervalSince1970: 0)
    #expect(formatter.localizedString(for: date + 3600, relativeTo: date) == "in one hour")
  }

  @Test func measurementsAreInTheUnitOfTheCountry() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let cold = Measurement(value: 0, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: cold) == "32°F")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: cold) == "0°C")
    formatter.unitStyle = .long
    #expect(formatter.string(from: cold) == "0 degrees Celsius")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: cold) == "0°")
  }

  @Test func aMeasurementOfAnyUnitIsAnObject() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let distance = Measurement(value: 5, unit: UnitLength.miles)
    #expect(formatter.string(for: distance) == "5 mi")
    let plain = Measurement<Foundation.Unit>(value: 5, unit: distance.unit)
    #expect(formatter.string(for: plain) == "5 mi")
    #expect(formatter.string(for: UnitLength.miles) == "mi")
    #expect(formatter.string(for: 5) == nil)
  }

  // The units of ICU 74's `usage/rainfall`, `usage/snowfall`, `usage/person` and `usage/default`.
  @Test(arguments: [
    ("en_US", ["0.47 in", "4.72 in", "71 in", "0.47 in", "155 mi"]),
    ("en_GB", ["12 mm", "12 cm", "71 in", "0.47 in", "155 mi"]),
    ("en_DE", ["12 mm", "12 cm", "180 cm", "1,2 cm", "250 km"]),
    ("en_BR", ["1,2 cm", "12 cm", "180 cm", "1,2 cm", "250 km"]),
  ])
  func lengthsAreInTheUnitOfTheirUsage(country: String, texts: [String]) {
    func text(_ millimeters: Double, _ usage: MeasurementFormatUnitUsage<UnitLength>) -> String {
      Measurement(value: millimeters, unit: UnitLength.millimeters).formatted(
        .measurement(width: .abbreviated, usage: usage).locale(Locale(identifier: country)))
    }
    #expect(
      [
        text(12, .rainfall), text(120, .snowfall), text(1800, .person), text(12, .general),
        text(250_000_000, .general),
      ] == texts)
    #expect(text(1800, .personHeight) == (texts[2] == "71 in" ? "5.91 ft" : "180 cm"))
  }

  @Test func measurementsHaveFormats() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    let german = Locale(identifier: "de_DE")
    #expect(distance.formatted(.measurement(width: .wide).locale(german)) == "5 kilometers")
    #expect(
      distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(english))
        == "3.11 mi")
    #expect(
      distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(english)) == "5km")
    let warm = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(
        .measurement(
          width: .narrow, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(0))
        ).locale(english)) == "21°")
    let lunch = Measurement(value: 520, unit: UnitEnergy.kilocalories)
    let asProvided = Measurement<UnitEnergy>.FormatStyle(
      width: .abbreviated, locale: english, usage: .asProvided)
    #expect(lunch.formatted(asProvided) == "520 kcal")
    let wide = Measurement<UnitEnergy>.FormatStyle(
      width: .wide, locale: english, usage: .asProvided)
    #expect(lunch.formatted(wide) == "520 kilocalories")
  }

  @Test func defaultsAreReadByKey() throws {
    let name = "FormatterTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.setValue(3, forKey: "cups")
    #expect(defaults.value(forKey: "cups") as? Int == 3)
    defaults.removePersistentDomain(forName: name)
  }

  @Test func valuesOfAllDevicesAreKeptOnThisOne() {
    let store = NSUbiquitousKeyValueStore.default
    store.set(3, forKey: "count")
    store.set(true, forKey: "isOn")
    store.set(["a"], forKey: "names")
    #expect(NSUbiquitousKeyValueStore.default.longLong(forKey: "count") == 3)
    #expect(store.double(forKey: "count") == 3 && store.bool(forKey: "isOn"))
    #expect(
      store.array(forKey: "names") as? [String] == ["a"] && store.string(forKey: "count") == nil)
    store.removeObject(forKey: "count")
    #expect(store.longLong(forKey: "count") == 0 && store.dictionaryRepresentation.count == 2)
  }

  @Test func aBookmarkFindsItsFileAndNoOther() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let data = try folder.bookmarkData(options: .minimalBookmark)
    var isStale = true
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.path == folder.path && !isStale)
    try FileManager.default.removeItem(at: folder)
    for (data, code) in [
      (data, CocoaError.fileReadNoSuchFile), (Data("book".utf8), .fileReadCorruptFile),
    ] {
      #expect(throws: CocoaError(code)) {
        try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
      }
    }
  }
}
