extension Color {
  /// The system's red: `FF3B30` in a light scheme, `FF453A` in a dark one; stronger with more contrast.
  public static let red = Color(.system(.red))
  /// The system's orange: `FF9500` in a light scheme, `FF9F0A` in a dark one; stronger with more contrast.
  public static let orange = Color(.system(.orange))
  /// The system's yellow: `FFCC00` in a light scheme, `FFD60A` in a dark one; stronger with more contrast.
  public static let yellow = Color(.system(.yellow))
  /// The system's green: `34C759` in a light scheme, `30D158` in a dark one; stronger with more contrast.
  public static let green = Color(.system(.green))
  /// The system's mint: `00C7BE` in a light scheme, `63E6E2` in a dark one; stronger with more contrast.
  public static let mint = Color(.system(.mint))
  /// The system's teal: `30B0C7` in a light scheme, `40C8E0` in a dark one; stronger with more contrast.
  public static let teal = Color(.system(.teal))
  /// The system's cyan: `32ADE6` in a light scheme, `64D2FF` in a dark one; stronger with more contrast.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue: `007AFF` in a light scheme, `0A84FF` in a dark one; stronger with more contrast.
  public static let blue = Color(.system(.blue))
  /// The system's indigo: `5856D6` in a light scheme, `5E5CE6` in a dark one; stronger with more contrast.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple: `AF52DE` in a light scheme, `BF5AF2` in a dark one; stronger with more contrast.
  public static let purple = Color(.system(.purple))
  /// The system's pink: `FF2D55` in a light scheme, `FF375F` in a dark one; stronger with more contrast.
  public static let pink = Color(.system(.pink))
  /// The system's brown: `A2845E` in a light scheme, `AC8E68` in a dark one; stronger with more contrast.
  public static let brown = Color(.system(.brown))
  /// The system's grey: `8E8E93` in both schemes; stronger with more contrast.
  public static let gray = Color(.system(.gray))
  public static let white = Color(.fixed(RGBA(hex: 0xFFFFFF)))
  public static let black = Color(.fixed(RGBA(hex: 0x000000)))
  public static let clear = Color(.fixed(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  /// The tint of the environment, or blue without one.
  public static let accentColor = Color(.system(.accent))
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
