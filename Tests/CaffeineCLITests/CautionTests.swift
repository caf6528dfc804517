import Foundation
import TestSupport
import Testing

/// Whoever takes a medicine, is ill or pregnant is not told how much more would do.
@Suite @MainActor
struct CautionTests {
  private let harness: CommandHarness

  init() throws {
    harness = try CommandHarness()
    harness.run("log coffee --at 9:00 --quiet")
  }

  private nonisolated static let cautions = [
    ("fluvoxamine yes", "fluvoxamine", "with fluvoxamine: ask your doctor or pharmacist"),
    ("cimetidine yes", "medicine", "with your medicine: ask your doctor or pharmacist"),
    ("medicine yes", "medicine", "with your medicine: ask your doctor or pharmacist"),
    (
      "medicine lithium", "medicine", "lithium: do not change how much you have without your doctor"
    ),
    ("medicine theophylline", "medicine", "do not change how much you have without your doctor"),
    ("liver other", "liverDisease", "with a liver disease: ask your doctor"),
    (
      "pregnancy 30", "pregnancy", "at most 200 mg a day from everything (EFSA 2015, NHS; under 200"
    ),
    ("breastfeeding yes", "breastfeeding", "at most 200 mg a day from everything (EFSA 2015)"),
    (
      "age 12", "young",
      "no amount is recommended; Health Canada's upper bound for you is 85 mg a day"
    ),
    ("age 3", "young", "No caffeine for babies and toddlers: ask a doctor."),
  ]

  @Test(arguments: cautions)
  func saysWhomToAsk(setting: String, name: String, words: String) throws {
    harness.run("config set \(setting) --quiet")
    let advice = harness.run("advise espresso").output
    #expect(advice.contains(words))
    for promise in ["fits", "until", "before", "By ", "room", " low ", ":00"] {
      #expect(!advice.contains(promise))
    }
    #expect(harness.run("status").output.contains(words))
    for command in ["advise espresso", "status"] {
      let object = try harness.object(command.split(separator: " ").map(String.init))
      #expect(object["caution"] as? String == name)
    }
    let answer = try harness.object(["advise", "espresso"])
    #expect(answer["maximumMilligramsNow"] is NSNull && answer["latestAt"] is NSNull)
    #expect(answer["latestTypicalAt"] is NSNull && (answer["studies"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: cautions)
  func widgetsAskToo(setting: String, name: String, words: String) {
    harness.now = .saturday(21)
    harness.run("config set \(setting) --quiet")
    harness.run("config set bedtime-limit 200 --quiet")
    for family in ["accessoryInline", "accessoryRectangular", "systemSmall", "systemLarge"] {
      let drawing = harness.run("widget \(family)").output.lowercased()
      let isUnknown = setting.hasPrefix("medicine") && family == "accessoryInline"
      let question =
        setting.hasPrefix("age") && family == "accessoryInline"
        ? "too young"
        : isUnknown
          ? "ask first"
          : setting == "age 12"
            ? "no caffeine" : setting == "age 3" ? "ask a doctor" : "ask your doctor"
      #expect(drawing.contains(question), "\(family)")
      for promise in ["fine", "last cup", "cup by", "room"] { #expect(!drawing.contains(promise)) }
    }
  }

  /// The coffee of 9:00 and one at the very moment, by which the medicine changes nothing else.
  @Test func nobodyKnowsWhenItIsLowWithAMedicineWithoutAFactor() throws {
    func low() -> String { harness.run("status").output }
    #expect(low().contains("Low      now"))
    for medicine in ["yes", "lithium", "clozapine, other", "ciprofloxacin, theophylline"] {
      harness.run(["config", "set", "medicine", medicine, "--quiet"])
      #expect(!low().contains("Low ") && low().contains("with your medicine: ask"))
      let status = try harness.object(["status"])
      for key in ["belowThresholdAt", "belowThresholdConfidentAt", "bedtimeLikelihood"] {
        #expect(status[key] is NSNull, "\(key)")
      }
      for family in ["accessoryInline", "systemSmall", "systemMedium", "systemLarge"] {
        let drawing = harness.run("widget \(family)").output
        for sign in ["low at", "Low", "○", "◐", "●"] { #expect(!drawing.contains(sign)) }
      }
    }
    #expect(harness.run("config get medicine").output == "ciprofloxacin, theophylline\n")
    // The factor is of ten people: no time by it, as in widgets.
    harness.run("config set medicine ciprofloxacin --quiet")
    #expect(low().contains(" in you") && !low().contains("Low  "))
    let status = try harness.object(["status"])
    #expect(status["caution"] as? String == "medicine" && status["bedtimeLikelihood"] is Double)
    #expect(harness.run("config set medicine aspirin").status == 64)
  }

  /// Nobody knows what is in them: what they drank is told, and no level beside a reservation.
  @Test func whereNobodyKnowsNoLevelIsTold() throws {
    for setting in ["medicine lithium", "age 12", "age 3"] {
      harness.run("config set \(setting) --quiet")
      let status = harness.run("status").output
      #expect(status.hasPrefix("Today ") && !status.contains(" in you"), "\(status)")
      for words in ["widget accessoryInline", "widget systemSmall", "widget systemLarge"] {
        let drawing = harness.run(words).output
        #expect(drawing.contains("today"), "\(drawing)")
      }
      #expect(harness.run("widget accessoryInline").output.contains("96 mg today"))
      let object = try harness.object(["forecast"])
      for key in [
        "levelMilligrams", "levelLowMilligrams", "levelHighMilligrams", "peakMilligrams", "peakAt",
        "bedtimeMilligrams", "bedtimeHighMilligrams", "milligramsPerLiter",
      ] {
        #expect(object[key] is NSNull, "\(setting): \(key)")
      }
      #expect((object["points"] as? [Any])?.isEmpty == true)
      #expect(object["todayMilligrams"] as? Double == 96)
      #expect(try harness.object(["advise", "tea"])["bedtimeMilligrams"] is NSNull)
      harness.run("config unset medicine --quiet")
    }
  }

  /// 50 mg is an adult's limit.
  @Test(arguments: [3, 6, 12, 17, 18])
  func theYoungHaveNoThreshold(age: Int) throws {
    harness.run("config set age \(age) --quiet")
    for words in [["status"], ["advise", "tea"]] {
      #expect((try harness.object(words)["thresholdMilligrams"] is NSNull) == (age < 18))
    }
  }

  /// One tap is no place for an energy drink of a child, and none for any drink beside an alarm.
  @Test func noDrinkIsOfferedWhereItShouldNotBe() throws {
    harness.answer = true
    // A name that is refused logs nothing.
    harness.line = "qqqq"
    for drink in ["caffeine tablet", "red bull", "cola"] { harness.run("log \(drink) --quiet") }
    func offers() -> String {
      harness.run("log")
      return harness.run("widget systemLarge --kind quick-log").output
        + (harness.questions.last ?? "")
    }
    for offer in ["+ Red Bull", "+ Espresso", "1  Cola", "2  Red Bull", "3  Caffeine Tab"] {
      #expect(offers().contains(offer), "\(offer): \(offers())")
    }
    harness.run("config set age 12 --quiet")
    #expect(offers().contains("+ Cola") && offers().contains("2  Coffee"))
    for offer in ["Red Bull", "\n3  ", "Tablet", "+ Espresso", "+ Latte", "+ Energy"] {
      #expect(!offers().contains(offer), "\(offer): \(offers())")
    }
    harness.run("config unset age --quiet")
    harness.run("log coffee 1000mg --yes --quiet")
    let alarmed = offers()
    #expect(!alarmed.contains("+ ") && alarmed.contains("et help"), "\(alarmed)")
    #expect(alarmed.hasSuffix("Log which drink? "))
    for words in [["advise"], ["advise", "tea"]] {
      let advice = harness.run(words).output
      #expect(advice.contains("poison centre") && !advice.contains(" mg"), "\(advice)")
    }
  }

  /// The reader of a journal goes back as far as the slowest of the band needs.
  @Test func anOldDrinkCountsOnTheSlowestCurve() throws {
    harness.run("config set medicine ciprofloxacin --quiet")
    harness.run("remove last --quiet")
    harness.run(["log", "x", "--milligrams", "5000", "--yes", "--quiet", "--at", "165h ago"])
    harness.run(["log", "coffee 1mg", "--quiet"])
    // 5 h × 1.58, and for one in nine people × e^(1.593 · 0.45) of it: 16.18 h.
    let slow = log(2) / (5 * 1.58 * exp(1.593219 * 0.45))
    let left = 5000 * 4.6 / (4.6 - slow) * exp(-slow * 165)
    let status = try harness.object(["status"])
    let high = try #require(status["levelHighMilligrams"] as? Double)
    // The 90th percentile is less; of the coffee there is at most 1 mg.
    #expect(left > 4 && high > 1.2 && high < left, "\(high) of \(left)")
  }

  @Test func overALimitOfACautionNothingIsSaidOfTheNight() throws {
    harness.run("config set pregnancy 30 --quiet")
    #expect(!harness.run("log espresso").output.contains("low "))
    let logged = harness.run("log \"coffee 64mg\"").output
    #expect(
      logged.hasPrefix("▲ 240 of 200 mg today\nLogged ") && logged.contains("In a pregnancy:"))
    let texts =
      [logged]
      + ["status", "forecast", "", "widget --format waybar"].map {
        harness.run($0).output
      }
    for text in texts {
      for promise in ["ow about", "Low  ", "likely", "either way", "at bedtime"] {
        #expect(!text.contains(promise), "\(promise): \(text)")
      }
    }
    let status = try harness.object(["status"])
    for key in ["belowThresholdAt", "belowThresholdConfidentAt", "bedtimeLikelihood"] {
      #expect(status[key] is NSNull, "\(key)")
    }
    #expect(harness.run("widget accessoryInline").output.contains("Ask your doctor"))
  }

  /// Half of a caution beside a time that looks sure would be none.
  @Test(arguments: ["pregnancy 30", "breastfeeding yes", "medicine ciprofloxacin", "liver other"])
  func aWidgetHasNoTimeWhereItsCautionDoesNotFit(setting: String) throws {
    harness.run("log coffee --quiet")
    harness.run("config set \(setting) --quiet")
    #expect(try harness.object(["status"])["bedtimeLikelihood"] is Double)
    for words in [
      "status", "forecast", "log water", "", "widget accessoryInline",
      "widget accessoryRectangular", "widget accessoryCorner",
      "widget systemSmall", "widget systemMedium", "widget systemLarge", "widget systemExtraLarge",
      "widget systemSmall --kind bedtime", "widget accessoryRectangular --kind bedtime",
      "widget systemLarge --kind quick-log", "widget --format waybar",
    ] {
      // The tooltip of a bar has the whole of the caution.
      let drawing = harness.run(words).output.components(separatedBy: "\"tooltip\"")[0]
      let asks = ["ask your", "ask first"].contains(where: drawing.lowercased().contains)
      #expect(asks, "\(words)\n\(drawing)")
      for sign in ["low ~", "Low  ", "likely", "low at", "Low at", "low Sun", "○", "◐", "●"] {
        #expect(!drawing.contains(sign), "\(words): \(sign)\n\(drawing)")
      }
    }
  }

  /// Nothing calm stands beside an alarm, and no advice.
  @Test func besideAnAlarmNothingIsSaidOfTheNight() throws {
    let texts =
      [harness.run("log \"coffee 1000mg\" --yes").output]
      + [
        "status", "forecast", "advise tea", "", "widget --format waybar", "widget systemSmall",
        "widget systemLarge", "widget systemSmall --kind bedtime",
        "widget systemSmall --kind today",
      ].map { harness.run($0).output }
    for text in texts {
      #expect(text.contains("poison centre") || text.lowercased().contains("get help"), "\(text)")
      for calm in [
        "low", "Low ", "likely", "either way", "left", "○", "◐", "●", "before",
        "Bedtime is",
      ] {
        #expect(!text.contains(calm), "\(calm): \(text)")
      }
    }
    let status = try harness.object(["status"])
    for key in [
      "belowThresholdAt", "belowThresholdConfidentAt", "belowThresholdEarliestAt",
      "belowThresholdLatestAt", "bedtimeLikelihood",
    ] {
      #expect(status[key] is NSNull, "\(key)")
    }
    let advice = try harness.object(["advise", "tea"])
    for key in ["bedtimeLikelihood", "latestAt", "latestTypicalAt", "maximumMilligramsNow"] {
      #expect(advice[key] is NSNull, "\(key)")
    }
  }

  @Test func overALimitThereIsNoTime() throws {
    harness.run("undo")
    let single = harness.run("advise reign").output
    #expect(
      single.hasPrefix("▲ 300 mg at once; your limit is 200\nReign Total Body Fuel, 300 mg\n"))
    #expect(!single.contains("before"))
    let answer = try harness.object(["advise", "reign"])
    #expect(answer["latestAt"] is NSNull && answer["overLimit"] as? String == "single")
    #expect(try #require(answer["maximumMilligramsNow"] as? Double) <= 200)
    harness.run("log coffee 380mg --at 8:00 --quiet")
    #expect(
      harness.run("advise espresso").output
        .hasPrefix("▲ 460 of 400 mg with it\nEspresso, 80 mg\n"))
    #expect(try harness.object(["advise", "espresso"])["overLimit"] as? String == "daily")
    #expect(try harness.object(["advise", "cola 10mg"])["overLimit"] is NSNull)
    harness.run("config set pregnancy 30 --quiet")
    #expect(
      harness.run("advise espresso").output.hasPrefix("▲ 460 of 200 mg with it\n"))
  }

  @Test func bothTimesAreToldAndNeverBedtime() {
    harness.run("undo")
    harness.now = .saturday(7)  // 8:00
    #expect(
      harness.run("advise coffee").output.hasPrefix(
        "Coffee, 96 mg     ○ before 14:15   ◐ before 17:00   ● after\n")
    )
    #expect(harness.run("advise tea").output.contains("   ◐ before 22:00\nIf you drink it now: ○ "))
    #expect(harness.run("advise \"green tea\"").output.contains("mg     ○ before 22:00\n"))
    harness.now = .saturday(20)
    // A time that has passed is told, beside the mark that holds now.
    #expect(
      harness.run("advise tea").output.contains(
        "○ before 19:15   ◐ before 22:00\nIf you drink it now: ◐ "))
    harness.run("config set confidence 0.5 --quiet")
    #expect(harness.run("advise tea").output.contains("mg     ○ before 22:00\n"))
  }

  @Test func aFractionOfNoLimitIsNotShown() {
    #expect(harness.run("status").output.contains("96 of 400 mg"))
    harness.run("config set pregnancy 30 --quiet")
    #expect(harness.run("status").output.contains("96 of 200 mg"))
    harness.run("config set fluvoxamine yes --quiet")
    #expect(!harness.run("status").output.contains("96 of"))
    #expect(!harness.run("widget accessoryRectangular").output.contains(" 200"))
    for line in [
      "", "widget --kind today", "widget accessoryInline --kind today",
    ] {
      let drawing = harness.run(line).output
      #expect(!drawing.contains(" of ") && !drawing.contains("left"), "\(line)")
    }
  }

  @Test func whatRisesInBedIsNotCalledLow() {
    harness.now = .saturday(20) + 50 * 60
    let advice = harness.run("advise tea").output
    #expect(advice.contains("● not today") && advice.contains("If you drink it now: ● "))
  }

  /// Saturday 2026-11-21 is the first day of the week that is said; 40 weeks end on the due date.
  @Test(
    arguments: [
      ("30", "2027-01-30"), ("2027-01-30", "2027-01-30"), ("due 2027-01-30", "2027-01-30"),
    ])
  func aPregnancyIsKeptByItsDueDate(text: String, dueDate: String) throws {
    harness.run(["config", "set", "pregnancy", text, "--quiet"])
    #expect(harness.run("config get pregnancy").output == "due \(dueDate)\n")
    #expect(try harness.object(["config"])["pregnancyDueDate"] as? String == dueDate)
    #expect(harness.run("config get daily-limit").output == "200\n")
    for wrong in [
      "43", "0", "2027-02-30", "2072-01-01", "2025-11-21", "2027-01-30T08:00", "soon", "third",
    ] {
      #expect(harness.run(["config", "set", "pregnancy", wrong]).status == 64)
    }
  }

  /// Who says week 12 is in week 29 four months later: what is left of a coffee tells it.
  @Test func theWeekOfAPregnancyAdvances() throws {
    func level(months: Double, _ setting: String?) throws -> Double {
      harness.now = .saturday(13) + months * 30.4375 * 86_400
      if let setting { harness.run("config set pregnancy \(setting) --quiet") }
      harness.run("log coffee 10h ago --quiet")
      return try #require(try harness.object(["status"])["levelMilligrams"] as? Double)
    }
    harness.run("config set pregnancy 12 --quiet")
    let early = try level(months: 1, nil)
    let later = try level(months: 4, nil)
    #expect(later > early * 1.15)
    #expect(abs(try level(months: 5, "29") - later) < 0.01)
    // Nobody has said that it is over.
    #expect(try level(months: 14, nil) > later)
    #expect(harness.run("status").output.contains("In a pregnancy"))
  }

  /// It counts on, to be careful, and nothing said so.
  @Test func aPregnancyLongDueIsRemarkedOn() throws {
    harness.run("config set pregnancy 2026-12-01 --quiet")
    harness.now = .saturday(13) + 41 * 86_400
    let remark = "If the birth was over a month ago: caffeine config set pregnancy no"
    #expect(!(harness.run("doctor").output + harness.run("config").output).contains(remark))
    harness.now += 86_400
    let result = harness.run("doctor")
    #expect(result.status == 0 && result.output.contains(remark), "\(result)")
    #expect(harness.run("config").output.contains(remark))
    #expect(try harness.object(["doctor"])["isSound"] as? Bool == true)
    harness.run("config set pregnancy no --quiet")
    #expect(harness.run("doctor").output.hasSuffix("no problems found.\n"))
  }

  @Test func aWeekAloneInTheFileIsRead() throws {
    try harness.write("pregnancy = 12\n", to: "settings")
    #expect(harness.run("config get daily-limit").output == "200\n")
    #expect(harness.run("status").output.contains("In a pregnancy"))
    // What no week is is refused, not passed over.
    try harness.write("pregnancy = second\n", to: "settings")
    #expect(harness.run("status").status == 78)
  }

  @Test func ageAndBreastfeedingReachTheLimits() {
    harness.run("config set age 14 --quiet")
    #expect(harness.run("config get daily-limit").output == "100\n")
    harness.run("config set weight 40 --quiet")
    #expect(harness.run("config get single-limit").output == "120\n")
    harness.run("config unset age --quiet")
    harness.run("config set breastfeeding yes --quiet")
    #expect(harness.run("config get daily-limit").output == "200\n")
  }

  @Test func aRegionDecidesWhatCafeMeans() {
    #expect(harness.run("log café").output.contains("Café, 96 mg"))
    #expect(harness.run("log café --locale fr_FR").output.contains("Café, 80 mg"))
    harness.run("config set region es --quiet")
    #expect(harness.run("config get region").output == "ES\n")
    #expect(harness.run("log café").output.contains("Café, 100 mg"))
    #expect(harness.run("config set region Spain").status == 64)
  }

  /// Big figures without it would be taken for what is in the body.
  @Test func whatWasDrunkTodayIsCalledSoInTheSmallestCard() {
    harness.run("config set medicine lithium")
    for drink in ["tea 80mg", "coffee 720mg"] {
      harness.run("log \(drink) --yes --quiet")
      let card = harness.run("widget systemSmall").output
      #expect(card.contains("mg today"), "\(card)")
    }
  }

  /// A drink that is thought of was not drunk, even where nothing is said of the night.
  @Test(arguments: [
    ("age 15", "cola", "With it  ▲ "), ("pregnancy 30", "2 coffees", "With it  ▲ "),
    ("age 15", "green tea", "With it  ▲ "), ("daily-limit 400", "caffeine 2000mg", "With it  ▲ 2"),
  ])
  func whatIfIsNoDrink(setting: String, order: String, total: String) {
    harness.run("config set \(setting) --quiet")
    let status = harness.run("status").output.split(separator: "\n")
    let forecast = harness.run(["forecast", "--if", order]).output.split(separator: "\n")
    let with = forecast.filter { $0.hasPrefix("With it ") }
    #expect(with.count == 1 && with[0].hasPrefix(total), "\(forecast)")
    #expect(forecast.filter { !$0.hasPrefix("With it ") } == status)
  }
}
