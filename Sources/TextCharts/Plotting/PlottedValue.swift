/// What a value comes to on a scale: a number, a moment or a category.
public enum PlottedValue: Hashable, Sendable {
  case number(Double)
  /// A moment.
  case date(Date)
  /// One of several names, each with a place of its own.
  case category(String)

  /// The number by which a scale places it; a category has none.
  var coordinate: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// What it is called in a legend.
  var name: String {
    switch self {
    case .number(let number): NumberText(step: 0).string(number)
    case .date(let date): ChartCalendar.name(of: date)
    case .category(let name): name
    }
  }
}
