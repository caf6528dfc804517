/// What a ``Logger`` writes: a literal, whose values may be kept out of it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value: `<private>` where it is, as its hash where a mask asks for it.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isShown ? "\(value())" : "<private>"
    }

    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, align: OSLogStringAlignment,
      privacy: OSLogPrivacy = .auto
    ) {
      let shown = privacy.isShown ? "\(value())" : "<private>"
      let fill = String(repeating: " ", count: max(0, align.columns - shown.count))
      text += align.isRight ? fill + shown : shown + fill
    }

    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {
      text +=
        privacy.isShown ? String(format: "%.\(format.precision)f", Double(value())) : "<private>"
    }
  }
}

/// Whether a value may stand in a log: on your own machine all may unless they are private.
public struct OSLogPrivacy: Sendable {
  let isShown: Bool

  public static let auto = OSLogPrivacy(isShown: true)
  public static let `public` = OSLogPrivacy(isShown: true)
  public static let `private` = OSLogPrivacy(isShown: false)
  public static let sensitive = OSLogPrivacy(isShown: false)

  public enum Mask: Sendable { case hash, none }

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// Where a value stands in its columns.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  public static func left(columns: Int) -> Self { Self(columns: columns, isRight: false) }
  public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static var fixed: Self { Self(precision: 6) }
  public static func fixed(precision: Int) -> Self { Self(precision: precision) }
}
