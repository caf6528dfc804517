nonisolated extension View {
  /// Sets how large controls are; cells have one size, so only views that read it differ.
  public consuming func controlSize(_ controlSize: ControlSize) -> some View {
    environment { $0.controlSize = controlSize }
  }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}

extension ControlSize: Comparable {
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    guard let first = allCases.firstIndex(of: left) else { return false }
    return allCases[..<first].contains(right) == false && left != right
  }
}
