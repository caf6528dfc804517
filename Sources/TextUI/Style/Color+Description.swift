extension Color: CustomStringConvertible {
  /// The name of a colour that has one, such as `blue`; else its channels as designs write them, such
  /// as `#FF9500FF`, and of a colour in a catalogue its name there.
  public var description: String {
    switch base {
    case .fixed, .adaptive, .mixed: Self.names[self] ?? resolve(in: EnvironmentValues()).description
    case .system(let color):
      opacity < 1 ? "\(Int((opacity * 100).rounded()))% \(color)" : "\(color)"
    case .asset(let asset): "NamedColor(name: \"\(asset.name)\", bundle: nil)"
    }
  }

  private static let names: [Color: String] = [
    .white: "white", .black: "black", .clear: "clear",
  ]
}
