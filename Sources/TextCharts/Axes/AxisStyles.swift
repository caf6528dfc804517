/// At which side of the plot an axis has its labels.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// At the bottom, of the vertical axis at the right.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// At the left.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// At the right.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot; the labels take a row of it.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot; the labels take a row of it.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How an axis is arranged; cells show all alike.
public enum AxisMarkPreset: Hashable, Sendable {
  /// Outside of the plot.
  case automatic
  /// Outside of the plot.
  case extended
  /// Outside of the plot.
  case aligned
  /// Outside of the plot.
  case inset
}

/// How a label is written; always from left to right.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

/// Which labels stay where not all of them have room; two never overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, disabled, truncate, greedy(minimumSpacing: CGFloat?)
  }

  private let kind: Kind
  /// Those of a higher number first.
  let priority: Double
  var isGreedy: Bool { if case .greedy = kind { true } else { false } }

  private init(_ kind: Kind, priority: Double = 0) {
    self.kind = kind
    self.priority = priority
  }

  /// Every second one, every third, and so on.
  public static let automatic = AxisValueLabelCollisionResolution(.automatic)
  /// Every second one, every third, and so on.
  public static let disabled = AxisValueLabelCollisionResolution(.disabled)
  /// Every second one, every third, and so on.
  public static let truncate = AxisValueLabelCollisionResolution(.truncate)
  /// Those that come first.
  public static let greedy = greedy()

  /// Those that come first, before those of axis marks with a lower priority; one with a priority
  /// above 0 moves aside rather than giving way.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      .greedy(minimumSpacing: minimumSpacing), priority: priority)
  }
}
