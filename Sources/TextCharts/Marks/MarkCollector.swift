import CivilTime

/// Collects the marks of a chart.
///
/// Public only for `ChartContent.collect(into:)`; a program cannot append to it.
public struct MarkCollector {
  private(set) var marks: [Mark] = []
  private(set) var traits = [MarkTraits()]
  var x: AxisData
  var y: AxisData
  /// Traits by the one value in which they differ from others; most marks share an earlier one's.
  private var known: [Choice: Int] = [:]
  /// The last request, which often repeats.
  private var last: (choice: Choice, number: Int)?

  private struct Choice: Hashable {
    let base: Int
    let channel: MarkTraits.Channel
    let value: PlottedValue
  }

  init(clock: WallClock, firstWeekday: @escaping () -> Int) {
    let calendar = ChartCalendar(clock: clock, firstWeekday: firstWeekday)
    x = AxisData(calendar: calendar)
    y = AxisData(calendar: calendar)
  }

  /// Appends a mark, unless one of its coordinates is not finite.
  mutating func add(
    _ form: Mark.Form, x: MarkExtent, y: MarkExtent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    guard let x = self.x.place(x), let y = self.y.place(y) else { return }
    marks.append(
      Mark(
        form: form, x: x, y: y, width: width, height: height, stacking: stacking, traits: 0))
  }

  var count: Int { marks.count }

  mutating func modify(from start: Int, _ change: (inout MarkTraits) -> Void) {
    var changed: (from: Int, to: Int)?
    for index in start..<marks.count {
      let number = marks[index].traits
      // Neighbours often share traits, so a modifier of 1,000 marks copies them once.
      if let changed, changed.from == number {
        marks[index].traits = changed.to
        continue
      }
      var copy = traits[number]
      change(&copy)
      traits.append(copy)
      marks[index].traits = traits.count - 1
      changed = (number, traits.count - 1)
    }
  }

  /// Assigns a value to a channel of all marks from `start` on; an inner value wins.
  mutating func choose(_ channel: MarkTraits.Channel, by value: PlottedValue, from start: Int) {
    for index in start..<marks.count {
      let base = marks[index].traits
      let choice = Choice(base: base, channel: channel, value: value)
      if let number = last?.choice == choice ? last?.number : known[choice] {
        marks[index].traits = number
        last = (choice, number)
        continue
      }
      var copy = traits[base]
      // The innermost modifier came first and wins, as in SwiftUI.
      if copy.value(channel) == nil { copy.values.append((channel, value)) }
      traits.append(copy)
      marks[index].traits = traits.count - 1
      known[choice] = traits.count - 1
    }
  }
}

/// The data of one axis that is derived from the marks.
struct AxisData {
  enum Kind { case number, date, category }

  let calendar: ChartCalendar
  /// The kind of the first value; one axis has values of one kind.
  var kind: Kind?
  /// The label of the first value.
  var label: Text?
  /// The calendar unit of dates, from the first value with one.
  var unit: CalendarStride?
  private(set) var categories: [String] = []
  private var numbers: [String: Int] = [:]

  init(calendar: ChartCalendar) { self.calendar = calendar }

  /// Adds values before the marks' own, to keep their order.
  mutating func show(_ values: [PlottedValue]) { for value in values { _ = coordinate(value) } }

  /// The coordinate of a value; `nil` if it is not finite, or of another kind than the axis.
  mutating func coordinate(_ value: PlottedValue) -> Double? {
    let other: Kind =
      switch value {
      case .number: .number
      case .date: .date
      case .category: .category
      }
    if kind == nil { kind = other }
    // A name on an axis of numbers has no place, and must not get one by its index.
    guard kind == other else { return nil }
    if case .category(let name) = value { return Double(number(of: name)) }
    // Limited, so that differences and sums stay finite.
    let most = other == .date ? Self.longest : 1e300
    return value.coordinate.flatMap { $0.isFinite ? min(max($0, -most), most) : nil }
  }

  /// Three million years in seconds, the length of the calendar.
  private static let longest = 1e14

  /// The index of a category; a new name gets the next one.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = categories.count
    categories.append(name)
    return categories.count - 1
  }

  mutating func place(_ value: LabeledValue) -> Place? {
    if label == nil { label = value.label }
    return place(value.content)
  }

  private mutating func place(_ content: LabeledValue.Content) -> Place? {
    switch content {
    case .value(let value): return coordinate(value).map(Place.at)
    case .range(let first, let last):
      guard let first = coordinate(first), let last = coordinate(last) else { return nil }
      return .span(first, last)
    case .bin(let date, let component, let own):
      guard let moment = coordinate(.date(date)) else { return nil }
      guard let step = CalendarStride(component, count: 1) else { return .at(moment) }
      if unit == nil { unit = step }
      let calendar = own.map(ChartCalendar.init(calendar:)) ?? calendar
      let bin = calendar.interval(of: step, holding: Date(timeIntervalSinceReferenceDate: moment))
      return .bin(
        bin.lowerBound.timeIntervalSinceReferenceDate,
        bin.upperBound.timeIntervalSinceReferenceDate)
    }
  }

  mutating func place(_ extent: MarkExtent) -> Place? {
    switch extent {
    case .value(let value): return place(value)
    case .points(let start, let end):
      let isFinite = (start?.isFinite ?? true) && (end?.isFinite ?? true)
      return start == nil && end == nil ? .whole : isFinite ? .points(start, end) : nil
    case .range(let start, let end):
      // A day counts by its start: the end of an interval does not belong to it.
      guard let from = place(start)?.extent?.lowerBound, let to = place(end)?.extent?.lowerBound
      else { return nil }
      return .span(from, to)
    }
  }
}

/// The requested extent of a mark along an axis.
@usableFromInline
enum MarkExtent: Sendable {
  case value(LabeledValue)
  /// Between two values of the same type.
  case range(LabeledValue, LabeledValue.Content)
  /// In points from the plot's upper left corner; `nil` means its end.
  case points(CGFloat?, CGFloat?)

  static let whole = MarkExtent.points(nil, nil)

  @inlinable
  static func at<Value>(_ value: PlottableValue<Value>) -> MarkExtent { .value(value.labeled) }

  static func between<Value>(
    _ start: PlottableValue<Value>, _ end: PlottableValue<Value>
  ) -> MarkExtent { .range(start.labeled, end.labeled.content) }
}
