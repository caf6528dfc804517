import CaffeineDomain
import CivilTime
import CommandArguments

/// The drinks of a line with their times: `[DAY] ITEM, ITEM and ITEM`.
///
/// A time stands before a drink or after it. Of several drinks each has a time or none has, and
/// after a day each has one.
struct DrinkLine {
  struct Item {
    /// The words without those of the time.
    var drink: String
    var time: Time?
  }

  /// A time with its words.
  struct Time {
    var typed: When.Typed
    var text: String
  }

  enum Problem: Error {
    case tooLong
    /// A drink has a time before it and one after it.
    case twoTimes(String, String)
    /// The words are a day without a time.
    case wholeDay(String)
    /// Some drinks have a time and some have none.
    case missingTimes
    /// Some times have a day and some have none.
    case missingDays
  }

  private(set) var items: [Item] = []
  /// Whether the day at the front is that of all times, which then go forward.
  private(set) var sharesDay = false

  /// - Parameters:
  ///   - isOne: Whether the text is one drink whatever it has in it.
  ///   - isName: Whether words are the name of a drink as they stand.
  init(_ text: String, isOne: Bool, isName: (String) -> Bool) throws(Problem) {
    guard text.utf8.count <= 1600 else { throw .tooLong }
    let text = ChineseTimes.inEnglish(text)
    let parts = isOne ? [text] : Self.parts(of: text, isName)
    guard parts.count <= 40 else { throw .tooLong }
    var day: Time?
    for part in parts {
      let (lead, drink, trail) = Self.split(part, isName)
      if let lead, let trail {
        guard items.isEmpty, lead.typed.isDay, trail.typed.isClockAlone else {
          throw .twoTimes(lead.text, trail.text)
        }
      }
      if items.isEmpty, lead?.typed.day != nil { day = lead }
      var time = trail ?? lead
      if let own = time, own.typed.isDay, parts.count == 1 || lead == nil || !items.isEmpty {
        throw .wholeDay(own.text)
      }
      if time?.typed.isDay == true { time = nil }
      items.append(Item(drink: drink, time: time))
    }
    guard Set(items.map { $0.time == nil }).count < 2, day == nil || items[0].time != nil else {
      throw .missingTimes
    }
    try share(day)
  }

  /// Gives the times of all drinks the day at the front, unless each says its own.
  private mutating func share(_ day: Time?) throws(Problem) {
    // The first has the day at the front, and `20 min ago` needs none.
    let others = items.dropFirst(day == nil ? 0 : 1).compactMap(\.time?.typed)
    let withoutDay = others.count(where: \.isClockAlone)
    guard withoutDay == 0 || withoutDay == others.count(where: { $0.time != nil }) else {
      throw .missingDays
    }
    guard let day else { return }
    sharesDay = withoutDay > 0
    for index in items.indices where index == 0 || sharesDay {
      guard var time = items[index].time, time.typed.isClockAlone else { continue }
      time.typed.day = day.typed.day
      if day.typed.isDay { time.text = "\(day.text) \(time.text)" }
      items[index].time = time
    }
  }

  // MARK: Parts

  /// The items between commas, semicolons, `and`, `&` and `+`; a note goes up to the next comma, and
  /// a name may have any of them.
  private static func parts(of text: String, _ isName: (String) -> Bool) -> [String] {
    if isName(split(text, isName).drink) { return [text] }
    var parts: [String] = []
    for part in commaParts(of: text) {
      let words = part.split(separator: " ").map(String.init)
      guard words.contains(where: ands.contains), !isName(split(part, isName).drink) else {
        parts.append(part)
        continue
      }
      let end = words.firstIndex(where: notes.contains) ?? words.endIndex
      var items = words[..<end].split(whereSeparator: ands.contains).map(Array.init)
      if items.isEmpty { items = [[]] }
      items[items.count - 1] += words[end...]
      parts += items.map { $0.joined(separator: " ") }
    }
    return parts.isEmpty ? [text] : parts
  }

  private static func commaParts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { ",;".utf8.contains($0) || $0 >= 0xE3 }) else { return [text] }
    var parts = [""]
    var before: Character = " "
    for (character, next) in zip(text, text.dropFirst() + " ") {
      // A comma between digits is a decimal mark.
      let isMark = character == "," && before.isNumber && next.isNumber
      if ",;，；、".contains(character), !isMark {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character == "和" ? " 和 " : String(character))
      }
      before = character
    }
    return parts.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The drinks of a line without their times, as far as they can be read.
  static func withoutTimes(_ text: String) -> String {
    parts(of: ChineseTimes.inEnglish(text)) { _ in false }
      .map { split($0) { _ in false }.drink }.joined(separator: ", ")
  }

  private static let ands: Set = ["and", "&", "+", "和"]
  private static let notes: Set = ["with", "without", "no", "w/", "w/o"]

  /// The longest time at the end of an item, and else the longest at its start; a time has few
  /// words.
  private static func split(
    _ part: String, _ isName: (String) -> Bool
  ) -> (lead: Time?, drink: String, trail: Time?) {
    let words = part.split(separator: " ").map(String.init)
    guard words.count > 1, !isName(part) else { return (nil, part, nil) }
    func time(_ range: Range<Int>) -> Time? {
      let text = words[range].joined(separator: " ")
      return When.Typed(text).map { Time(typed: $0, text: text) }
    }
    var drink = 0..<words.count
    var (lead, trail): (Time?, Time?)
    for start in max(1, words.count - 6)..<words.count where trail == nil {
      trail = time(start..<words.count)
      if trail != nil { drink = 0..<start }
    }
    for end in (1..<max(1, min(7, drink.upperBound))).reversed() where lead == nil {
      lead = time(0..<end)
      if lead != nil { drink = end..<drink.upperBound }
    }
    return (lead, words[drink].joined(separator: " "), trail)
  }
}

extension Failure {
  init(_ problem: DrinkLine.Problem) {
    switch problem {
    case .tooLong:
      self.init(
        .wrongUse, "A line has up to 40 drinks and 1600 bytes.",
        advice: "Log them in several lines.")
    case .twoTimes(let first, let second):
      self.init(
        .wrongUse, "The time is given twice, as '\(first)' and '\(second)'.",
        advice: "Leave one of them out.")
    case .wholeDay(let day):
      self.init(
        .wrongUse, "'\(day)' is a whole day.", advice: "Add a time, such as: \(day) 14:00")
    case .missingTimes:
      self.init(
        .wrongUse, "Not each of these drinks has a time.",
        advice: "Write a time with each or none, such as: espresso 9:00, latte 11:00")
    case .missingDays:
      self.init(
        .wrongUse, "Not each of these times has a day.",
        advice: "Write the day at the front, such as: yesterday espresso 9:00, latte 11:00")
    }
  }
}
