import CaffeineDomain

extension Profile {
  /// The reason why the usual limits do not apply, and whom to ask; a sentence or two each.
  ///
  /// A text has a number only if no other text withdraws it.
  var cautionTexts: [Message] {
    cautions.flatMap { caution -> [Message] in
      switch caution {
      case .young: [youngText]
      case .fluvoxamine: [Self.text("with fluvoxamine", ask: "your doctor or pharmacist")]
      case .medicine: medicineTexts
      case .liverDisease: [Self.text("with a liver disease", ask: "your doctor")]
      case .pregnancy:
        [
          hasLimit
            ? "In a pregnancy: at most 200 mg a day from everything (EFSA 2015, NHS; under 200: ACOG "
              + "2010). Less is better. In late pregnancy it stays two to three times as long. "
              + "Ask your midwife or doctor."
            : Self.text("in a pregnancy", ask: "your midwife or doctor")
        ]
      case .breastfeeding:
        [
          hasLimit
            ? "While breastfeeding: at most 200 mg a day from everything (EFSA 2015); a newborn "
              + "needs days to clear it. Ask your midwife or doctor."
            : Self.text("while breastfeeding", ask: "your midwife or doctor")
        ]
      }
    }
  }

  private static func text(_ reason: Message, ask whom: Message) -> Message {
    "The usual limits do not hold \(reason): ask \(whom)."
  }

  private var youngText: Message {
    guard ageGroup != .underFour else {
      return "No caffeine for babies and toddlers: ask a doctor."
    }
    // With a disease or medicine not even this limit applies.
    guard cautions.allSatisfy({ $0 == .young || !$0.leavesNoLimit }) else {
      return "Under 18: no amount is recommended. No energy drinks (AAP)."
    }
    let bound: Message =
      dailyLimitOrigin.map { "\(Self.owner($0))'s upper bound for you" } ?? "your upper bound"
    return
      "Under 18: no amount is recommended; \(bound) is \(massText(dailyLimit)) a day, all drinks together. No energy drinks (AAP)."
  }

  /// A body without the year of its publication: `EFSA`.
  private static func owner(_ origin: String) -> Message {
    let words = origin.split(separator: " ").filter { Int($0) == nil }
    return Message(key: words.joined(separator: " "))
  }

  private var medicineTexts: [Message] {
    let steady = Medicine.allCases.filter {
      factors.medicines.contains($0) && $0.needsSteadyCaffeine
    }
    var texts = [Self.text("with your medicine", ask: "your doctor or pharmacist")]
    if !steady.isEmpty {
      texts.insert(
        "With \(list(steady)): do not change how much you have without your doctor."
          + follows(steady.filter { $0.levelFollowsCaffeine != nil }), at: 0)
    }
    return texts
  }

  private func follows(_ medicines: [Medicine]) -> Message {
    medicines.isEmpty ? "" : " The level of \(list(medicines)) follows your caffeine."
  }

  private func list(_ medicines: [Medicine]) -> Message {
    medicines.map { Message(key: $0.rawValue) }.joined(separator: " and ")
  }
}
