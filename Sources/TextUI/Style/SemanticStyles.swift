/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the paint of text.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 0, in: environment)
  }
}

/// The background of the environment: almost black in a dark scheme, white in a light one.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the paint behind all views.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(.system(.background)).paint(in: environment)
  }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the paint of controls, gauges and links.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.paint(in: environment)
  }
}

/// The style of lines between views, a fainter foreground.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the third level of the foreground style.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 2, in: environment)
  }
}

/// The style of placeholders in text fields, a fainter foreground.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the third level of the foreground style.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 2, in: environment)
  }
}

/// The style of links, the tint of the environment.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the tint, or blue without one.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.paint(in: environment)
  }
}

/// Translucent grey fills of four strengths, such as `.fill.secondary`.
public struct FillShapeStyle: ShapeStyle, Hashable {
  let opacity: Double

  /// Creates the strongest fill, with an opacity of 0.36.
  public init() { opacity = 0.36 }

  init(opacity: Double) { self.opacity = opacity }

  /// Returns a translucent grey, in either scheme.
  ///
  /// Source: Apple's Human Interface Guidelines, "Color", fill colours in the dark.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Paint.color(RGBA(hex: 0x787880)).opacity(opacity)
  }

  /// A fill with an opacity of 0.32.
  public var secondary: FillShapeStyle { FillShapeStyle(opacity: 0.32) }
  /// A fill with an opacity of 0.24.
  public var tertiary: FillShapeStyle { FillShapeStyle(opacity: 0.24) }
  /// A fill with an opacity of 0.18.
  public var quaternary: FillShapeStyle { FillShapeStyle(opacity: 0.18) }
  /// A fill with an opacity of 0.1; Apple's page stops before it.
  public var quinary: FillShapeStyle { FillShapeStyle(opacity: 0.1) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views, a fainter foreground.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders in text fields, a fainter foreground.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links, the tint of the environment.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent grey with an opacity of 0.36.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of selections, the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tint of the environment, or blue without one.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.accentColor }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selections, the tint.
  public static var selection: Self { Self() }
}
