/// A colour, gradient or material that text and shapes can be painted with.
public protocol ShapeStyle: Sendable {
  /// The style this one is made of; `Never` for those that paint themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style this one is made of in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style comes to in an environment.
  ///
  /// The default asks ``resolve(in:)``; there is no need to write another.
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// What the style that ``resolve(in:)`` answers comes to.
  public func paint(in environment: EnvironmentValues) -> Paint {
    resolve(in: environment).paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style that is made of no other paints itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) paints itself and is made of no other style")
  }
}

extension Never: ShapeStyle {
  /// Never called: there is no value of this type.
  public typealias Resolved = Never

  /// Never called: there is no value of this type.
  public func paint(in environment: EnvironmentValues) -> Paint { switch self {} }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedStyle { paint(in: $0).opacity(opacity) }
  }
}

extension ShapeStyle {
  /// The style as it is in a rectangle, in points from the upper left corner of what is painted: a
  /// gradient runs over the rectangle, and of a picture a repetition begins at its corner.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    DerivedStyle { environment in
      let paint = paint(in: environment)
      if paint.isUniform || rect.width <= 0 || rect.height <= 0 { return paint }
      return Paint(kind: .placed(paint, rect))
    }
  }
}

/// A style that is made of another one.
///
/// It is not generic over that one: the runtime would check its constraint by a scan of all
/// conformances of the program.
private struct DerivedStyle: ShapeStyle {
  typealias Resolved = Never

  let paint: @Sendable (EnvironmentValues) -> Paint

  func paint(in environment: EnvironmentValues) -> Paint { paint(environment) }
}

extension ShapeStyle {
  /// The second, fainter level of the style.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { opacity(0.18) }
}
