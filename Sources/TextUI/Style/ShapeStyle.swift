public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint in an environment.
  ///
  /// The default uses `resolve(in:)`; a custom one is unnecessary.
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  public func paint(in environment: EnvironmentValues) -> Paint {
    resolve(in: environment).paint(in: environment)
  }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedStyle { paint(in: $0).opacity(opacity) }
  }

  /// Binds the style to a rectangle, in points from the painted area's upper left corner: a
  /// gradient spans the rectangle, and a repeated picture starts at its corner.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    DerivedStyle { environment in
      let paint = paint(in: environment)
      if paint.isUniform || rect.width <= 0 || rect.height <= 0 { return paint }
      return Paint(kind: .placed(paint, rect))
    }
  }

  public var secondary: some ShapeStyle { opacity(0.5) }
  public var tertiary: some ShapeStyle { opacity(0.25) }
  public var quaternary: some ShapeStyle { opacity(0.18) }
  public var quinary: some ShapeStyle { opacity(0.1) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style without a resolved type paints itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) paints itself and is made of no other style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func paint(in environment: EnvironmentValues) -> Paint { switch self {} }
}

/// A style derived from another one.
///
/// Not generic: the runtime would check the constraint by a search of all conformances.
private struct DerivedStyle: ShapeStyle {
  typealias Resolved = Never

  let paint: @Sendable (EnvironmentValues) -> Paint

  func paint(in environment: EnvironmentValues) -> Paint { paint(environment) }
}
