public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// Below the plot for the horizontal axis; right of it for the vertical one.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// All presets look the same in cells: labels are outside of the plot, even for `inset`.
public enum AxisMarkPreset: Hashable, Sendable {
  case automatic
  case extended
  case aligned
  case inset
}

/// Ignored, since cells only have horizontal text.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

/// Labels never overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, disabled, truncate, greedy(minimumSpacing: CGFloat?)
  }

  private let kind: Kind
  /// Labels with a higher number come first.
  let priority: Double
  var isGreedy: Bool { if case .greedy = kind { true } else { false } }

  private init(_ kind: Kind, priority: Double = 0) {
    self.kind = kind
    self.priority = priority
  }

  /// Every label, else every second, every third and so on.
  public static let automatic = AxisValueLabelCollisionResolution(.automatic)
  /// The same as `automatic`: SwiftUI lets labels overlap.
  public static let disabled = AxisValueLabelCollisionResolution(.disabled)
  /// The same as `automatic`: SwiftUI shortens labels.
  public static let truncate = AxisValueLabelCollisionResolution(.truncate)
  /// The first label, then each that still fits.
  public static let greedy = greedy()

  /// The first label, then each that still fits, starting with the highest priority.
  ///
  /// A label with a priority above 0 moves aside before it is dropped.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    Self(.greedy(minimumSpacing: minimumSpacing), priority: priority)
  }
}
