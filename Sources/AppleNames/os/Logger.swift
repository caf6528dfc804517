public import FoundationGaps

/// Writes to standard error, one message per line; drops debug and info messages.
public struct Logger: Sendable {
  private let prefix: String

  public init() { prefix = "" }

  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  public init(_ log: OSLog) { prefix = log.prefix }

  public func log(_ message: OSLogMessage) { write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { if level.isShown { write(message) } }
  /// - Effect: none; it is kept back.
  public func trace(_ message: OSLogMessage) {}
  /// - Effect: none; it is kept back.
  public func debug(_ message: OSLogMessage) {}
  /// - Effect: none; it is kept back.
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) { write(message) }
  public func warning(_ message: OSLogMessage) { write(message) }
  public func error(_ message: OSLogMessage) { write(message) }
  public func critical(_ message: OSLogMessage) { write(message) }
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    FileHandle.standardError.write(Data("\(prefix)\(message.text)\n".utf8))
  }
}

public struct OSLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  var isShown: Bool { self != .info && self != .debug }
}

public final class OSLog: Sendable {
  let prefix: String

  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public struct Category: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  private init() { prefix = "" }

  public static let `default` = OSLog()
}

public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) { Logger(log).log(level: type, filled(message, arguments)) }

@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) { Logger(log).log(level: type, filled(message, arguments)) }

/// Arguments may be objects.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any FormatArgument...
) { Logger(log).log(level: type, filled(message, arguments.map(\.argument))) }

private func filled(_ message: StaticString, _ arguments: [any CVarArg]) -> OSLogMessage {
  let format = "\(message)".replacing("%{public}", with: "%").replacing("%{private}", with: "%")
  return OSLogMessage(String(format: format, arguments: arguments))
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A private value becomes `<private>`, even where Apple's log shows a hash.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
    ) { text += privacy.isShown ? "\(value())" : "<private>" }

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

/// Every value appears, unless it is private or sensitive.
public struct OSLogPrivacy: Sendable {
  let isShown: Bool

  public static let auto = OSLogPrivacy(isShown: true)
  public static let `public` = OSLogPrivacy(isShown: true)
  public static let `private` = OSLogPrivacy(isShown: false)
  public static let sensitive = OSLogPrivacy(isShown: false)

  /// Ignored: a private value is omitted, where Apple's can show its hash.
  public enum Mask: Sendable { case hash, none }

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  public static func left(columns: Int) -> Self { Self(columns: columns, isRight: false) }
  public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }
}

public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static var fixed: Self { Self(precision: 6) }
  public static func fixed(precision: Int) -> Self { Self(precision: precision) }
}
