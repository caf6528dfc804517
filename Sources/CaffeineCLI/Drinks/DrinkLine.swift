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

  private(set) var items: [Item] = []
  /// Whether the day at the front is that of all times, which then go forward.
  private(set) var sharesDay = false

  /// Where known names are in a text.
  typealias NameFinder = (String) -> [Range<String.Index>]

  /// - Parameters:
  ///   - isOne: Whether the text is one drink whatever it has in it.
  ///   - names: Where names are, which are not parted and have no time.
  init(_ text: String, isOne: Bool, names: NameFinder) throws(Failure) {
    guard text.utf8.count <= 1600 else { throw .longLine }
    let parts = try Self.parts(of: text, isOne: isOne, names)
    guard parts.count <= 40 else { throw .longLine }
    if !isOne, let time = parts.first(where: Self.isTime) {
      throw Failure(
        .wrongUse, "'\(Self.text(time))' is no drink.",
        advice: "Write a drink with each time, and no comma between: coffee friday 9:00, tea 10:00")
    }
    var day: Time?
    for part in parts {
      let (drink, lead, behind) = Self.split(part)
      let times = (lead.map { [$0] } ?? []) + behind
      if times.count > 1 {
        let isApart =
          times.contains(where: \.typed.isDay) && times.contains(where: \.typed.isClockAlone)
        guard isApart else {
          throw Failure(
            .wrongUse, "The time is given twice, as '\(times[0].text)' and '\(times[1].text)'.",
            advice: "Leave one of them out.")
        }
        // A day at the front of a line is that of all.
        guard items.isEmpty, times.count == 2, lead?.typed.isDay == true else {
          throw Failure(
            .wrongUse, "A day stands apart from its time.", advice: Failure.daysOfTimes)
        }
      }
      if items.isEmpty, lead?.typed.day != nil { day = lead }
      let time = times.last
      if let time, time.typed.isDay, parts.count == 1 || lead == nil || !items.isEmpty {
        throw .wholeDay(time.text)
      }
      items.append(Item(drink: drink, time: time?.typed.isDay == true ? nil : time))
    }
    // A day at the front asks each for its time.
    if day != nil || items.contains(where: { $0.time != nil }),
      let item = items.first(where: { $0.time == nil })
    {
      throw Failure(
        .wrongUse, "'\(item.drink)' has no time.",
        advice: "Write one with each drink, or with none: espresso 9:00, latte 11:00")
    }
    try share(day)
  }

  /// Gives the times of all drinks the day at the front, unless each says its own.
  private mutating func share(_ day: Time?) throws(Failure) {
    // The first has the day at the front, and `20 min ago` needs none.
    let others = items.dropFirst(day == nil ? 0 : 1).compactMap(\.time?.typed)
    let withoutDay = others.count(where: \.isClockAlone)
    guard withoutDay == 0 || withoutDay == others.count(where: { $0.time != nil }) else {
      throw Failure(
        .wrongUse, "Not each of these times has a day.", advice: Failure.daysOfTimes)
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

  /// A word between gaps, a comma, or a known name.
  private struct Word: Equatable {
    var text = ""
    var isName = false
    /// Whether no gap parts it from the word before.
    var isJoined = false

    func isAny(_ words: Set<String>) -> Bool { !isName && words.contains(text.lowercased()) }
  }

  private static func text(_ words: some Sequence<Word>) -> String {
    words.reduce("") { $0 + ($0.isEmpty || $1.isJoined ? "" : " ") + $1.text }
  }

  private static func isTime(_ words: [Word]) -> Bool { time(words[...]) != nil }

  /// The items between commas, semicolons, `and`, `&` and `+`; a note goes up to the next comma.
  private static func parts(
    of text: String, isOne: Bool, _ names: NameFinder
  ) throws(Failure) -> [[Word]] {
    let text = ChineseTimes.spaced(text)
    let words = words(of: text, names(text), hasCommas: !isOne)
    if isOne { return [words] }
    var parts: [[Word]] = []
    for clause in words.split(whereSeparator: { $0.isAny([","]) }) {
      let note = clause.firstIndex { $0.isAny(notes) } ?? clause.endIndex
      var items = clause[..<note].split(omittingEmptySubsequences: false) { $0.isAny(ands) }
        .map(Array.init)
      items[items.count - 1] += clause[note...]
      // `coffee, and tea`
      if !parts.isEmpty, items.count > 1, items[0].isEmpty { items.removeFirst() }
      guard !items.contains([]) else {
        throw Failure(
          .wrongUse, "A drink is missing beside 'and'.",
          advice: "Write it, or leave out the 'and'.")
      }
      parts += items
    }
    return parts.isEmpty ? [words] : parts
  }

  /// The words of a text, with `,` for each comma.
  private static func words(
    of text: String, _ names: [Range<String.Index>], hasCommas: Bool
  ) -> [Word] {
    var words = [Word()]
    var (names, rest) = (names[...], Substring(text))
    var before: Character = " "
    while let character = rest.first {
      if let name = names.first, rest.startIndex >= name.lowerBound {
        let open = words[words.count - 1]
        let isJoined = open.isJoined || !open.text.isEmpty
        words += [
          Word(text: String(text[name]), isName: true, isJoined: isJoined), Word(isJoined: true),
        ]
        (names, rest) = (names.dropFirst(), text[name.upperBound...])
        continue
      }
      rest = rest.dropFirst()
      // A comma between digits is a decimal mark.
      let isDecimal = character == "," && before.isNumber && rest.first?.isNumber == true
      if character == " " {
        words.append(Word())
      } else if hasCommas, ",;，；、".contains(character), !isDecimal {
        words += [Word(text: ","), Word()]
      } else if hasCommas, character == "和" {
        words += [Word(text: "和"), Word()]
      } else {
        words[words.count - 1].text.append(character)
      }
      before = character
    }
    return words.filter { !$0.text.isEmpty }
  }

  /// The drinks of a line without their times, as far as they can be read.
  static func withoutTimes(_ text: String) -> String {
    guard let parts = try? parts(of: text, isOne: false, { _ in [] }) else { return text }
    return parts.map { split($0).drink }.joined(separator: ", ")
  }

  static let ands: Set = ["and", "&", "+", "和"]
  private static let notes: Set = ["with", "without", "no"]

  private static func time(_ words: ArraySlice<Word>) -> Time? {
    guard !words.contains(where: \.isName) else { return nil }
    let text = text(words)
    return When.Typed(text).map { Time(typed: $0, text: text) }
  }

  /// The longest times at the start, before the note and at the end of an item; a time has few words.
  private static func split(_ part: [Word]) -> (drink: String, lead: Time?, behind: [Time]) {
    var drink = Array(part.indices)
    var behind: [Time] = []
    let note = part.firstIndex { $0.isAny(notes) } ?? part.count
    for (first, end) in [(1, note), (note + 1, part.count)] where first < end {
      for start in max(first, end - 7)..<end {
        guard let found = time(part[start..<end]) else { continue }
        behind.append(found)
        drink.removeAll { start..<end ~= $0 }
        break
      }
    }
    let most = drink.indices.first { drink[$0] != $0 } ?? drink.count - 1
    let lead = (0...max(0, min(6, most))).last { $0 > 0 && time(part[..<$0]) != nil } ?? 0
    drink.removeFirst(lead)
    return (text(drink.map { part[$0] }), lead > 0 ? time(part[..<lead]) : nil, behind)
  }
}

extension Failure {
  fileprivate static let longLine = Failure(
    .wrongUse, "A line has up to 40 drinks and 1600 bytes.",
    advice: "Log them in several lines.")

  static let daysOfTimes: Message =
    "Write one day at the front for all, or a day with each time: coffee yesterday 8:00, tea today 9:00"

  static func wholeDay(_ day: String, example: String? = nil) -> Failure {
    Failure(
      .wrongUse, "'\(day)' is a whole day.",
      advice: "Add a time, such as: \(example ?? "\(day) 14:00")")
  }
}
