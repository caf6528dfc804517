struct ForegroundPaints: Sendable {
  var primary: Paint?
  var secondary: Paint?
  var tertiary: Paint?

  /// The paint of a level: the one set, else a fainter primary paint, else a label colour.
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    switch level {
    case 0: if let primary { return primary }
    case 1: if let secondary { return secondary }
    case 2: if let tertiary { return tertiary }
    default: break
    }
    if let primary { return primary.opacity(Self.opacities[min(level, 4)]) }
    return Color(.system(Self.labels[min(level, 4)])).paint(in: environment)
  }

  private static let opacities = [1, 0.5, 0.25, 0.18, 0.1]
  private static let labels: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quinary,
  ]
}
