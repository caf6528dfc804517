// Nobody is told how an app is used: no tip is shown, as in an app that has not configured them.
@_exported public import SwiftUI

/// Something that an app would tell its users; it is never shown.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Option = any TipOption
  typealias Rule = Tips.Rule
  typealias Status = Tips.Status
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  public var status: Status { .pending }
  public var shouldDisplay: Bool { false }
  public var statusUpdates: AsyncStream<Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

/// When a tip is shown, which none is.
public protocol TipOption: Sendable {}

/// Says whether a condition of a tip holds, which nobody asks.
@freestanding(expression)
public macro Rule<Value>(
  _ input: Tips.Parameter<Value>, _ body: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "AppleNamesMacros", type: "RuleMacro")

/// Says whether a condition of a tip holds, which nobody asks.
@freestanding(expression)
public macro Rule<DonationInfo>(
  _ input: Tips.Event<DonationInfo>, _ body: (Tips.Event<DonationInfo>) -> Bool
) -> Tips.Rule = #externalMacro(module: "AppleNamesMacros", type: "RuleMacro")

/// A value that conditions of tips are made of: `@Parameter static var isNew = true`, and `$isNew`.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "AppleNamesMacros", type: "EntryMacro")

/// The tips of an app.
public enum Tips {
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func groupContainer(identifier: String) -> Self { Self() }
      public static func url(_ url: URL) -> Self { Self() }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }

    public struct CloudKitContainer: Sendable {
      public static let automatic = Self()
      public static func named(_ name: String) -> Self { Self() }
    }
  }

  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: Hashable, Sendable, Codable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int? = nil
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void

    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      self.label = label
      self.handler = handler
    }
    public init<Title: StringProtocol & Sendable>(
      id: String? = nil, title: Title, perform handler: @escaping @Sendable () -> Void = {}
    ) { self.init(id: id, perform: handler) { Text(title) } }
  }

  public struct Rule: Sendable {
    public init() {}
  }

  /// What a parameter keeps.
  ///
  /// Unchecked, because the value is only read and changed under the lock.
  public final class Parameter<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }
    public var wrappedValue: Value {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// Something that happens in an app; nobody counts it.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public let id: String
    public var donations: [Donation] { [] }

    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
    @_disfavoredOverload
    public init(id: String) { self.id = id }
    public func donate() async where DonationInfo == EmptyDonation {}
    public func donate(_ donation: DonationInfo) async {}
    public func sendDonation(_ onComplete: (@Sendable () -> Void)? = nil)
    where DonationInfo == EmptyDonation { onComplete?() }
    public func sendDonation(
      _ donation: DonationInfo, _ onComplete: (@Sendable () -> Void)? = nil
    ) { onComplete?() }

    public struct Donation: Hashable, Sendable {
      public let date: Date
    }
  }
  public struct EmptyDonation: Codable, Sendable {}
  public struct DonationTimeRange: Sendable {
    public static let minute = Self()
    public static let hour = Self()
    public static let day = Self()
    public static let week = Self()
    public static func minutes(_ count: Int) -> Self { Self() }
    public static func hours(_ count: Int) -> Self { Self() }
    public static func days(_ count: Int) -> Self { Self() }
    public static func weeks(_ count: Int) -> Self { Self() }
  }

  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }
  public struct MaxDisplayDuration: TipOption {
    public init(_ duration: TimeInterval) {}
  }
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }

  @resultBuilder
  public enum ActionBuilder {
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
  }
  @resultBuilder
  public enum RuleBuilder {
    public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
  }
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> any TipOption { option }
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }
}

extension Array {
  public func donatedWithin<DonationInfo>(_ range: Tips.DonationTimeRange) -> Self
  where Element == Tips.Event<DonationInfo>.Donation { [] }
}
