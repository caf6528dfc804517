/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// What text is painted with.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 0, in: environment)
  }
}

/// The background of the surroundings: almost black in the dark, white in the light.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// What lies behind all views.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(.system(.background)).paint(in: environment)
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// What controls, gauges and links are painted with.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.paint(in: environment)
  }
}

/// The style of lines between views.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// A faint foreground.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 2, in: environment)
  }
}

/// The style of what stands where nothing was entered.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// A faint foreground.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 2, in: environment)
  }
}

/// The tint of the environment, in which links are drawn.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The tint, as links have it.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.paint(in: environment)
  }
}

/// Fills of four strengths, such as `.fill.secondary`.
public struct FillShapeStyle: ShapeStyle, Hashable {
  let opacity: Double

  /// Creates the strongest fill.
  public init() { opacity = 0.36 }

  init(opacity: Double) { self.opacity = opacity }

  /// A translucent grey.
  ///
  /// Source: Apple's Human Interface Guidelines, "Color", fill colours in the dark.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Paint.color(RGBA(hex: 0x787880)).opacity(opacity)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of what stands where nothing was entered.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The tint of the environment, in which links are drawn.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent grey.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension FillShapeStyle {
  /// A fainter grey.
  public var secondary: FillShapeStyle { FillShapeStyle(opacity: 0.32) }
  /// A still fainter grey.
  public var tertiary: FillShapeStyle { FillShapeStyle(opacity: 0.24) }
  /// The faintest grey.
  public var quaternary: FillShapeStyle { FillShapeStyle(opacity: 0.18) }
}

/// The style of what is chosen: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style; it has no colour of its own.
  public init() {}

  /// The tint of the environment, or blue where there is none.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.accentColor }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The tint, in which what is chosen is drawn.
  public static var selection: Self { Self() }
}
