/// A number with a unit that is valid by construction: finite, and inside the range of its type.
///
/// Literals make quantities in code (`let dose: Milligrams = 75`) and trap when they are out of
/// range, since that is the programmer's error; a literal in parentheses, `Milliliters(0)`, is that
/// form too. Numbers from outside go through `init(_:)`, which answers `nil` instead.
public protocol Quantity: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number in the unit that gives the type its name.
  var value: Double { get }

  /// A quantity of `value` units, or `nil` when no such quantity exists.
  init?(_ value: Double)
}

extension Quantity {
  /// A quantity written in code; traps when it is out of range.
  public init(floatLiteral value: Double) {
    guard let quantity = Self(value) else {
      preconditionFailure("a literal is outside the range of its quantity")
    }
    self = quantity
  }

  /// A quantity written in code; traps when it is out of range.
  public init(integerLiteral value: Int) {
    self.init(floatLiteral: Double(value))
  }

  /// Orders by the number.
  public static func < (left: Self, right: Self) -> Bool {
    left.value < right.value
  }
}

extension Double {
  /// The number in the shortest form that reads back the same; whole numbers below 2⁵³ without a
  /// point: `75`, `62.5`.
  package var shortestText: String {
    let isWhole = magnitude < 0x1p53 && self == rounded(.towardZero)
    return isWhole ? String(Int64(self)) : description
  }
}
