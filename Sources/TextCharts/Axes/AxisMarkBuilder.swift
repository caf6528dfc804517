/// Builds the marks at one axis value.
@MainActor @preconcurrency
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes the parts of one statement, if there are any.
  public static func buildExpression<Content: AxisMark>(_ content: Content?) -> AxisParts {
    content?.parts ?? AxisParts(all: [])
  }

  /// Takes the parts of all statements in order.
  public static func buildBlock(_ parts: AxisParts...) -> AxisParts {
    AxisParts(all: parts.flatMap(\.all))
  }

  /// Adds nothing for an `if` that is false.
  public static func buildOptional(_ parts: AxisParts?) -> AxisParts {
    parts ?? AxisParts(all: [])
  }

  /// Takes the branch of an `if` that is true.
  public static func buildEither(first: AxisParts) -> AxisParts { first }

  /// Takes the `else` branch.
  public static func buildEither(second: AxisParts) -> AxisParts { second }
}
