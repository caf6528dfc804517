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
    /// A drink has a time at two places.
    case twoTimes(String, String)
    /// A drink has a day at one place and a time at another.
    case dayApart
    /// The words are a day without a time.
    case wholeDay(String)
    /// The words between two commas are a day or time.
    case onlyTime(String)
    /// Nothing stands before or behind an `and`.
    case missingDrink
    /// Some drinks have a time and some have none.
    case missingTimes
    /// Some times have a day and some have none.
    case missingDays
  }

  private(set) var items: [Item] = []
  /// Whether the day at the front is that of all times, which then go forward.
  private(set) var sharesDay = false

  /// Where the longest known name is in a text.
  typealias NameFinder = (String) -> Range<String.Index>?

  /// - Parameters:
  ///   - isOne: Whether the text is one drink whatever it has in it.
  ///   - name: Where a name is, which is not parted and has no time.
  init(_ text: String, isOne: Bool, name: NameFinder) throws(Problem) {
    guard text.utf8.count <= 1600 else { throw .tooLong }
    let parts = try Self.parts(of: ChineseTimes.spaced(text), isOne: isOne, name)
    guard parts.count <= 40 else { throw .tooLong }
    if parts.count > 1,
      let part = parts.first(where: { $0.name == nil && When.Typed($0.text) != nil })
    {
      throw .onlyTime(part.text)
    }
    var day: Time?
    for part in parts {
      let (drink, lead, behind) = Self.split(part)
      let times = (lead.map { [$0] } ?? []) + behind
      if times.count > 1 {
        let isApart =
          times.contains(where: \.typed.isDay)
          && times.contains(where: \.typed.isClockAlone)
        guard isApart else { throw .twoTimes(times[0].text, times[1].text) }
        // A day at the front of a line is that of all.
        guard items.isEmpty, times.count == 2, lead?.typed.isDay == true else { throw .dayApart }
      }
      if items.isEmpty, lead?.typed.day != nil { day = lead }
      var time = times.last
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

  /// The words of an item; a known name is one word.
  private struct Part {
    var words: [String]
    var name: String?

    var text: String { words.joined(separator: " ") }

    func isAny(_ words: Set<String>, _ index: Int) -> Bool {
      self.words[index] != name && words.contains(self.words[index].lowercased())
    }
  }

  /// The items between commas, semicolons, `and`, `&` and `+`; a note goes up to the next comma.
  private static func parts(
    of text: String, isOne: Bool, _ name: NameFinder
  ) throws(Problem) -> [Part] {
    let all = part(text, hasCommas: !isOne, name)
    let texts = all.words.split(separator: ",").map { $0.joined(separator: " ") }
    guard !isOne, !texts.isEmpty else { return [all] }
    var parts: [Part] = []
    for text in texts {
      let part = texts.count == 1 ? all : Self.part(text, hasCommas: false, name)
      let note = firstNote(of: part)
      // `coffee, and tea`
      var start = !parts.isEmpty && part.isAny(ands, 0) ? 1 : 0
      for index in start...part.words.count
      where index == part.words.count || index < note && part.isAny(ands, index) {
        guard start < index else { throw .missingDrink }
        let words = Array(part.words[start..<index])
        parts.append(Part(words: words, name: words.first { $0 == part.name }))
        start = index + 1
      }
    }
    return parts
  }

  /// The words of a text, with `,` for each comma.
  private static func part(_ text: String, hasCommas: Bool, _ name: NameFinder) -> Part {
    let range = text.utf8.contains { " ,;".utf8.contains($0) || $0 >= 0xE3 } ? name(text) : nil
    var words = [""]
    var rest = Substring(text)
    var before: Character = " "
    while let character = rest.first {
      if let range, rest.startIndex == range.lowerBound {
        words += [String(text[range]), ""]
        rest = text[range.upperBound...]
        continue
      }
      rest = rest.dropFirst()
      // A comma between digits is a decimal mark.
      let isDecimal = character == "," && before.isNumber && rest.first?.isNumber == true
      if character == " " {
        words.append("")
      } else if hasCommas, ",;，；、".contains(character), !isDecimal {
        words += [",", ""]
      } else if hasCommas, character == "和" {
        words += ["和", ""]
      } else {
        words[words.count - 1].append(character)
      }
      before = character
    }
    return Part(words: words.filter { !$0.isEmpty }, name: range.map { String(text[$0]) })
  }

  /// The drinks of a line without their times, as far as they can be read.
  static func withoutTimes(_ text: String) -> String {
    let text = ChineseTimes.spaced(text)
    guard let parts = try? parts(of: text, isOne: false, { _ in nil }) else { return text }
    return parts.map { split($0).drink }.joined(separator: ", ")
  }

  static let ands: Set = ["and", "&", "+", "和"]
  private static let notes: Set = ["with", "without", "no"]

  private static func firstNote(of part: Part) -> Int {
    part.words.indices.first { part.isAny(notes, $0) } ?? part.words.count
  }

  /// The longest times at the start, before the note and at the end of an item; a time has few words.
  private static func split(_ part: Part) -> (drink: String, lead: Time?, behind: [Time]) {
    func time(_ range: Range<Int>) -> Time? {
      let text = part.words[range].joined(separator: " ")
      guard !part.words[range].contains(where: { $0 == part.name }) else { return nil }
      return When.Typed(text).map { Time(typed: $0, text: text) }
    }
    var drink = Array(part.words.indices)
    var behind: [Time] = []
    let (note, end) = (firstNote(of: part), part.words.count)
    for (first, end) in [(1, note), (note + 1, end)] where first < end {
      for start in max(first, end - 7)..<end {
        guard let found = time(start..<end) else { continue }
        behind.append(found)
        drink.removeAll { start..<end ~= $0 }
        break
      }
    }
    let most = drink.indices.first { drink[$0] != $0 } ?? drink.count - 1
    let lead = (0...max(0, min(6, most))).last { $0 > 0 && time(0..<$0) != nil } ?? 0
    drink.removeFirst(lead)
    return (
      drink.map { part.words[$0] }.joined(separator: " "), lead > 0 ? time(0..<lead) : nil, behind
    )
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
    case .dayApart:
      self.init(.wrongUse, "A day stands apart from its time.", advice: Self.daysOfTimes)
    case .onlyTime(let time):
      self.init(
        .wrongUse, "'\(time)' is no drink.",
        advice: "Write a drink with each time, and no comma between: coffee friday 9:00, tea 10:00")
    case .missingDrink:
      self.init(
        .wrongUse, "A drink is missing beside 'and'.", advice: "Write it, or leave out the 'and'.")
    case .wholeDay(let day):
      self.init(
        .wrongUse, "'\(day)' is a whole day.", advice: "Add a time, such as: \(day) 14:00")
    case .missingTimes:
      self.init(
        .wrongUse, "Not each of these drinks has a time.",
        advice: "Write a time with each or none, such as: espresso 9:00, latte 11:00")
    case .missingDays:
      self.init(.wrongUse, "Not each of these times has a day.", advice: Self.daysOfTimes)
    }
  }

  static let daysOfTimes: Message =
    "Write one day at the front for all, or a day with each time: coffee yesterday 8:00, tea today 9:00"
}
