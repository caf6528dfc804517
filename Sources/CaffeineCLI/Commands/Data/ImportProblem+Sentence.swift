import CaffeineDomain
import CaffeineStore

extension ImportProblem {
  /// Place and problem: `entry 2: it has no amount of caffeine`.
  var sentence: Message {
    let place: Message =
      switch place {
      case .entry(let number): "entry \(number)"
      case .drink(let id): "drink \(id)"
      }
    let reason: Message =
      switch reason {
      case .noDate:
        "it has no date and time that can be read, such as 2026-11-20 08:30"
      case .noAmount: "it has no amount of caffeine"
      case .unknownDrink(let name):
        "it has no amount of caffeine, and no drink is called \"\(name)\""
      case .noObject: "it is not a JSON object"
      case .damaged: "it is damaged"
      case .unknownKind: "it is of a kind this version does not know"
      case .noMass(let text): "its value \"\(text)\" is not a mass in g, mg or mcg"
      case .unreadable(let text): "it has \"\(text)\", which cannot be read"
      case .repeatedID: "an entry before it has the same id; a new drink needs none"
      case .notKept(let objection): objection.sentence
      case .plannedTooFarAhead: "it starts more than 48 hours from now"
      }
    return "\(place): \(reason)"
  }
}

extension IntakeObjection {
  /// Without a period.
  var sentence: Message {
    switch self {
    case .amount(let amount):
      "\(amount.value.shortestText) mg is more than the 5000 mg that a drink can have"
    case .volume(let volume):
      "\(volume.value.shortestText) ml is more than the 10000 ml that a drink can have"
    case .start: "the date is not between the years 1900 and 2199"
    case .duration(let seconds): "\(seconds) s is more than the 24 hours that a drink can last"
    case .zoneOffset(let seconds): "\(seconds) s is not a time zone offset"
    case .text: "its name and note are longer than a line of 64 KiB holds"
    }
  }
}

extension UnknownFormat {
  /// Without a period; includes a remedy if there is one.
  var sentence: Message {
    switch self {
    case .empty: "it is empty"
    case .archive: "it is a ZIP archive; unzip it and import apple_health_export/export.xml"
    case .binary(let firstByte): "it begins with byte \(firstByte), which is not text"
    case .otherEncoding(let name?): "it is \(name); save it as UTF-8"
    case .otherEncoding(nil): "it is not text in UTF-8; save it as UTF-8"
    case .otherElement: "its first element is not HealthData"
    case .noColumns(let names, let hasGrams):
      "no columns for the date and for a drink or its mg of caffeine in its first line"
        + " (\(Message.list(names)))"
        + (hasGrams ? "; grams of coffee or tea do not say how much caffeine" : "")
    }
  }
}
