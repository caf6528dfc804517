public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}
