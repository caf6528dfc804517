/// What a format such as `%d of %@` takes: numbers, text and objects of Foundation, as at Apple's.
///
/// The open Foundation's objects are no `CVarArg`, and making them one would do so for every file of
/// a program. So formats that have an object among their arguments have initialisers of their own;
/// what casts `as CVarArg` says `as NSObject` here, or describes the value itself.
public protocol FormatArgument {}

extension Int: FormatArgument {}
extension Int8: FormatArgument {}
extension Int16: FormatArgument {}
extension Int32: FormatArgument {}
extension Int64: FormatArgument {}
extension UInt: FormatArgument {}
extension UInt8: FormatArgument {}
extension UInt16: FormatArgument {}
extension UInt32: FormatArgument {}
extension UInt64: FormatArgument {}
extension Float: FormatArgument {}
extension Double: FormatArgument {}
extension CGFloat: FormatArgument {}
extension String: FormatArgument {}
extension NSObject: FormatArgument {}

extension FormatArgument {
  /// The argument as C's formats take it; an object is its description, which `%@` writes.
  package var argument: any CVarArg { self as? any CVarArg ?? NSString(string: "\(self)") }
}

extension String {
  /// Any argument may be an object: `String(format: "%@", NSNumber(value: 5))` is `5`.
  ///
  /// Foundation's own initialiser goes first where it takes all of the arguments.
  @_disfavoredOverload
  public init(format: String, _ arguments: any FormatArgument...) {
    self.init(format: format, arguments: arguments.map(\.argument))
  }
}
