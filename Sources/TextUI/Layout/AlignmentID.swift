public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)

  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  /// The left edge by default; lists draw no separators by it.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The right edge by default; lists draw no separators by it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { average(values) }
}

public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The lower edge of the first row of text, or of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  /// The lower edge of the last row of text, or of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)

  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
  where Values.Element == CGFloat? { average(values) }
}

enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private func average(_ values: some Sequence<CGFloat?>) -> CGFloat? {
  let numbers = values.compactMap(\.self)
  return numbers.isEmpty ? nil : numbers.reduce(0, +) / CGFloat(numbers.count)
}
