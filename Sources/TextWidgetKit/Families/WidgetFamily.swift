/// Unlike Apple's, all nine exist on every system, so a program can draw each of them.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner

  /// Whether the family has its own container, with background and margins: not the accessories.
  package var isSystem: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      true
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner:
      false
    }
  }

  /// Whether links inside the widget work; in the others a tap follows the whole widget's URL.
  ///
  /// Source: *Linking to specific app scenes from your widget or Live Activity*.
  package var hasLinks: Bool { isSystem && self != .systemSmall }

  /// Finds the family by its case name, such as `systemSmall`; `nil` for an unknown name.
  public init?(name: some StringProtocol) {
    guard let family = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = family
  }

  /// Columns and rows of the family, in cells.
  ///
  /// Apple's point sizes for the 393 × 852 phone (extra large: the 834 × 1194 iPad; portrait:
  /// visionOS) at 8 × 16 points a cell. Source: Human Interface Guidelines, Widgets,
  /// Specifications. The inline family is one line of 234 points.
  public var cellSize: CellSize { CellSize(columns: facts.columns, rows: facts.rows) }

  private var facts: (name: String, columns: Int, rows: Int) {
    switch self {
    case .systemSmall: ("systemSmall", 20, 10)
    case .systemMedium: ("systemMedium", 42, 10)
    case .systemLarge: ("systemLarge", 42, 22)
    case .systemExtraLarge: ("systemExtraLarge", 89, 21)
    case .systemExtraLargePortrait: ("systemExtraLargePortrait", 42, 28)
    case .accessoryCircular: ("accessoryCircular", 10, 5)
    case .accessoryRectangular: ("accessoryRectangular", 20, 5)
    case .accessoryInline: ("accessoryInline", 29, 1)
    case .accessoryCorner: ("accessoryCorner", 10, 5)
    }
  }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { facts.name }

  public var debugDescription: String { description }
}

/// The size of a widget in character cells.
public struct CellSize: Hashable, Sendable {
  /// Cells from left to right, 1 or more.
  public let columns: Int

  /// Cells from top to bottom, 1 or more.
  public let rows: Int

  /// Creates a size; values below 1 become 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// The size in points: 8 × 16 per cell.
  public var points: CGSize { CellMetrics.size(columns: columns, rows: rows) }
}
