import CaffeineDomain
import CaffeineJSON
import CommandArguments

@MainActor
extension AdviseCommand {
  /// Shows the recommendations of public bodies, for the person's weight if necessary.
  static func showLimits(_ context: CommandContext) throws(Failure) {
    let person = try context.preferences().person
    guard person.ageGroup != .underFour else {
      // All of them begin later.
      if context.wantsJSON { return context.printer.print(.object([("limits", .array([]))])) }
      for text in person.cautionTexts { context.printer.print(text) }
      return
    }
    if context.wantsJSON {
      return context.printer.print(.object([("limits", .array(Guidance.limits.map(json)))]))
    }
    // A child's limit by an adult's weight would be nobody's.
    func text(_ amount: GuidanceLimit.Amount, for group: GuidanceLimit.Group) -> Message {
      self.text(amount, group == .child && person.ageGroup == .adult ? nil : person.weight)
    }
    let rows: [[Message]] = Guidance.limits.map { limit in
      [
        Message(key: limit.body.rawValue), limit.group.text,
        limit.single.map { "\(text($0, for: limit.group)) at once" } ?? "",
        "\(text(limit.daily, for: limit.group)) a day",
      ]
    }
    context.printer.printTable(rows.map { $0.map { context.printer.text(of: $0) } })
  }

  private static func text(_ amount: GuidanceLimit.Amount, _ weight: Kilograms?) -> Message {
    if let milligrams = amount.milligrams(weight: weight) {
      if case .below = amount { return "under \(massText(milligrams))" }
      return "\(massText(milligrams))"
    }
    guard case .perKilogram(let share) = amount else { return "" }
    return "\(Amount.text(share.value)) mg per kg"
  }

  private static func json(_ limit: GuidanceLimit) -> JSONValue {
    let single = limit.single.map { [json($0, "single")] } ?? []
    return .object(
      [("body", .string(limit.body.rawValue)), ("group", .string(limit.group.text.english))]
        + single + [json(limit.daily, "daily"), ("source", .string(limit.source.title))])
  }

  private static func json(_ amount: GuidanceLimit.Amount, _ name: String) -> (String, JSONValue) {
    switch amount {
    case .fixed(let milligrams), .below(let milligrams):
      (name + "Milligrams", .number(milligrams.value))
    case .perKilogram(let share): (name + "MilligramsPerKilogram", .number(share.value))
    }
  }
}

extension GuidanceLimit.Group {
  fileprivate var text: Message {
    switch self {
    case .adult: "adults"
    case .planningPregnancy: "planning a pregnancy"
    case .pregnant: "pregnant"
    case .lactating: "breastfeeding"
    case .child: "children"
    }
  }
}
