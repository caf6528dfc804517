import CivilTime

/// The marks of a chart, gathered from its content.
///
/// It is public because `ChartContent.collect(into:)` is; only the package can add to it.
public struct MarkCollector {
  private(set) var marks: [Mark] = []
  private(set) var traits = [MarkTraits()]
  var x: AxisData
  var y: AxisData
  /// The numbers of traits that differ from others by one value only, which most marks of a chart
  /// share with one before.
  private var known: [Choice: Int] = [:]
  /// The one that was asked for last, mostly the next one too.
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

  /// Adds a mark unless a coordinate of it is no finite number.
  mutating func add(
    _ form: Mark.Form, x: MarkExtent, y: MarkExtent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    guard let x = self.x.place(x), let y = self.y.place(y) else { return }
    marks.append(
      Mark(
        form: form, x: x, y: y, width: width, height: height, stacking: stacking, traits: 0))
  }

  /// The numbers that the horizontal axis shows as far as it is known: those that were chosen, or
  /// those of the marks so far.
  ///
  /// O(n) where none were chosen.
  var shownX: ClosedRange<Double>? {
    if let chosen = x.chosen { return chosen }
    guard x.kind == .number else { return nil }
    let ends = marks.lazy.compactMap(\.x.extent).flatMap { [$0.lowerBound, $0.upperBound] }
    return ends.closedRange
  }

  var count: Int { marks.count }

  /// Changes the traits of the marks since one.
  mutating func modify(from start: Int, _ change: (inout MarkTraits) -> Void) {
    var changed: (from: Int, to: Int)?
    for index in start..<marks.count {
      let number = marks[index].traits
      // Neighbours mostly share their traits, so a modifier of 1,000 marks copies them once.
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

  /// Chooses something of the marks since one by a value, where no value inside does.
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
      // The innermost modifier has come first and counts, as in SwiftUI.
      if copy.value(channel) == nil { copy.values.append((channel, value)) }
      traits.append(copy)
      marks[index].traits = traits.count - 1
      known[choice] = traits.count - 1
    }
  }
}

/// What a chart learns of one of its axes from the marks.
struct AxisData {
  enum Kind { case number, date, category }

  let calendar: ChartCalendar
  /// That of the first value: one axis has values of one kind.
  var kind: Kind?
  /// What the values are values of, by the first.
  var label: Text?
  /// The unit that moments are shown in, by the first that has one.
  var unit: Calendar.Component?
  private(set) var categories: [String] = []
  private var numbers: [String: Int] = [:]

  init(calendar: ChartCalendar) { self.calendar = calendar }

  /// The numbers from the least to the greatest of those that somebody chose the axis to show.
  private(set) var chosen: ClosedRange<Double>?

  /// Shows values in their order before those of the marks.
  mutating func show(_ values: [PlottedValue]) {
    let coordinates = values.compactMap { coordinate($0) }
    if kind == .number { chosen = coordinates.closedRange }
  }

  /// The coordinate of a value; `nil` of what is not finite, or of another kind than the axis.
  mutating func coordinate(_ value: PlottedValue) -> Double? {
    let other: Kind =
      switch value {
      case .number: .number
      case .date: .date
      case .category: .category
      }
    if kind == nil { kind = other }
    // A name on an axis of numbers has no place, and must not be given one by its order.
    guard kind == other else { return nil }
    if case .category(let name) = value { return Double(number(of: name)) }
    // So far from the largest number that differences and sums are finite.
    let most = other == .date ? Self.longest : 1e300
    return value.coordinate.flatMap { $0.isFinite ? min(max($0, -most), most) : nil }
  }

  /// Three million years, as long as the calendar.
  private static let longest = 1e14

  /// The number of a category, the next one of a name that is new.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = categories.count
    categories.append(name)
    return categories.count - 1
  }

  /// Where a value stands.
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
    case .stretch(let first, let last):
      guard let first = coordinate(first), let last = coordinate(last) else { return nil }
      return .bin(first, last)
    case .bin(let date, let component, let own):
      guard let moment = coordinate(.date(date)) else { return nil }
      guard let step = CalendarStride(component, count: 1) else { return .at(moment) }
      if unit == nil { unit = component }
      let calendar = own.map(ChartCalendar.init(calendar:)) ?? calendar
      let bin = calendar.interval(of: step, holding: Date(timeIntervalSinceReferenceDate: moment))
      return .bin(
        bin.lowerBound.timeIntervalSinceReferenceDate,
        bin.upperBound.timeIntervalSinceReferenceDate)
    }
  }

  /// Where a mark stands.
  mutating func place(_ extent: MarkExtent) -> Place? {
    switch extent {
    case .value(let value): return place(value)
    case .points(let start, let end):
      let isFinite = (start?.isFinite ?? true) && (end?.isFinite ?? true)
      return start == nil && end == nil ? .whole : isFinite ? .points(start, end) : nil
    case .range(let start, let end):
      // Of a day its beginning: the end of a stretch does not belong to it.
      guard let from = place(start)?.extent?.lowerBound, let to = place(end)?.extent?.lowerBound
      else { return nil }
      return .span(from, to)
    }
  }
}

/// How far a mark is asked to reach along an axis.
@usableFromInline
enum MarkExtent: Sendable {
  case value(LabeledValue)
  /// From a value to another one, which is a value of the same.
  case range(LabeledValue, LabeledValue.Content)
  /// In points from the upper left corner of the plot; `nil` is its end.
  case points(CGFloat?, CGFloat?)

  static let whole = MarkExtent.points(nil, nil)

  @inlinable
  static func at<Value>(_ value: PlottableValue<Value>) -> MarkExtent { .value(value.labeled) }

  static func between<Value>(
    _ start: PlottableValue<Value>, _ end: PlottableValue<Value>
  ) -> MarkExtent { .range(start.labeled, end.labeled.content) }
}
