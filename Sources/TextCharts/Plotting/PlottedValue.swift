/// A value on a scale: a number, a date or a category.
public enum PlottedValue: Hashable, Sendable {
  case number(Double)
  /// A moment on an axis of time.
  case date(Date)
  /// One of several names, each with its own place.
  case category(String)

  /// The number for a scale; `nil` for a category.
  var coordinate: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The name in a legend.
  var name: String {
    switch self {
    case .number(let number): NumberText(step: 0).string(number)
    case .date(let date): ChartCalendar.name(of: date)
    case .category(let name): name
    }
  }
}
