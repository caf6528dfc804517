@MainActor @preconcurrency
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content?) -> AxisParts {
    content?.parts ?? AxisParts(all: [])
  }

  public static func buildBlock(_ parts: AxisParts...) -> AxisParts {
    AxisParts(all: parts.flatMap(\.all))
  }

  public static func buildOptional(_ parts: AxisParts?) -> AxisParts {
    parts ?? AxisParts(all: [])
  }

  public static func buildEither(first: AxisParts) -> AxisParts { first }

  public static func buildEither(second: AxisParts) -> AxisParts { second }
}
