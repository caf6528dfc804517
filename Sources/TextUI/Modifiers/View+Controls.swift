nonisolated extension View {
  /// Sets the size of controls; cells have one size, so only views that read it change.
  public consuming func controlSize(_ controlSize: ControlSize) -> some View {
    environment { $0.controlSize = controlSize }
  }
}

/// The size of controls; cells draw all sizes alike.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension ControlSize: Comparable {
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    guard let first = allCases.firstIndex(of: left) else { return false }
    return allCases[..<first].contains(right) == false && left != right
  }
}
