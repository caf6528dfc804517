/// At which side of the plot an axis has its labels.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let kind: Kind

  /// At the bottom, of the vertical axis at the right.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// At the left.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// At the right.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// At the top.
  public static let top = AxisMarkPosition(kind: .top)
  /// At the bottom.
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
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// From left to right.
  public static let automatic = AxisValueLabelOrientation()
  /// From left to right.
  public static let horizontal = AxisValueLabelOrientation()
  /// From left to right.
  public static let vertical = AxisValueLabelOrientation()
  /// From left to right.
  public static let verticalReversed = AxisValueLabelOrientation()
}

/// Which labels stay where not all of them have room; two never overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// Those of a higher number first.
  let priority: Double
  let isGreedy: Bool

  /// Every second one, every third, and so on.
  public static let automatic = AxisValueLabelCollisionResolution(priority: 0, isGreedy: false)
  /// Every second one, every third, and so on.
  public static let disabled = automatic
  /// Every second one, every third, and so on.
  public static let truncate = automatic
  /// Those that come first.
  public static let greedy = greedy()

  /// Those that come first, before those of axis marks with a lower priority; one with a priority
  /// above 0 moves aside rather than giving way.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(priority: priority, isGreedy: true)
  }
}
