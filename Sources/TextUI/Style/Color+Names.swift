extension Color {
  /// Red.
  public static let red = Color(.system(.red))
  /// Orange.
  public static let orange = Color(.system(.orange))
  /// Yellow.
  public static let yellow = Color(.system(.yellow))
  /// Green.
  public static let green = Color(.system(.green))
  /// Mint.
  public static let mint = Color(.system(.mint))
  /// Teal.
  public static let teal = Color(.system(.teal))
  /// Cyan.
  public static let cyan = Color(.system(.cyan))
  /// Blue.
  public static let blue = Color(.system(.blue))
  /// Indigo.
  public static let indigo = Color(.system(.indigo))
  /// Purple.
  public static let purple = Color(.system(.purple))
  /// Pink.
  public static let pink = Color(.system(.pink))
  /// Brown.
  public static let brown = Color(.system(.brown))
  /// Grey.
  public static let gray = Color(.system(.gray))
  /// White in every scheme.
  public static let white = Color(.fixed(RGBA(hex: 0xFFFFFF)))
  /// Black in every scheme.
  public static let black = Color(.fixed(RGBA(hex: 0x000000)))
  /// Invisible.
  public static let clear = Color(.fixed(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
  /// The colour of text.
  public static let primary = Color(.system(.primary))
  /// The colour of less important text.
  public static let secondary = Color(.system(.secondary))
  /// The tint of the environment, blue where none is set.
  public static let accentColor = Color(.system(.accent))
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// White in every scheme.
  public static var white: Color { Color.white }
  /// Black in every scheme.
  public static var black: Color { Color.black }
  /// Invisible.
  public static var clear: Color { Color.clear }
}
