public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 0, in: environment)
  }
}

/// The background of the environment: almost black in a dark scheme, white in a light one.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(in environment: EnvironmentValues) -> Paint {
    Color(.system(.background)).paint(in: environment)
  }
}

public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.paint(in: environment)
  }
}

public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the third level of the foreground style.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 2, in: environment)
  }
}

public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  /// Returns the third level of the foreground style.
  public func paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground.paint(level: 2, in: environment)
  }
}

public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor.paint(in: environment)
  }
}

public struct FillShapeStyle: ShapeStyle, Hashable {
  let opacity: Double

  public init() { opacity = 0.36 }

  init(opacity: Double) { self.opacity = opacity }

  /// Returns a translucent grey, in either scheme.
  ///
  /// Source: Apple's Human Interface Guidelines, "Color", fill colours in the dark.
  public func paint(in environment: EnvironmentValues) -> Paint {
    Paint.color(RGBA(hex: 0x787880)).opacity(opacity)
  }

  public var secondary: FillShapeStyle { FillShapeStyle(opacity: 0.32) }
  public var tertiary: FillShapeStyle { FillShapeStyle(opacity: 0.24) }
  public var quaternary: FillShapeStyle { FillShapeStyle(opacity: 0.18) }
  /// A fill with an opacity of 0.1; Apple's page stops before it.
  public var quinary: FillShapeStyle { FillShapeStyle(opacity: 0.1) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.accentColor }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: Self { Self() }
}
