// Nobody's use of a device is limited here: there are no tokens of apps, and settings are kept nowhere
// but in memory.
@_exported public import Foundation

/// What stands for an app, a kind of apps or a site without naming it; nobody makes one here, and one
/// that was written down elsewhere means nothing.
public struct Token<Item>: Hashable, Sendable, Codable {
  private init?() { nil }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "No such token."))
  }
  public func encode(to encoder: any Encoder) throws {}
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Hashable, Sendable, Codable {
  public let bundleIdentifier: String?
  public let token: ApplicationToken?
  public var localizedDisplayName: String? { nil }

  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    token = nil
  }
  public init(token: ApplicationToken) {
    bundleIdentifier = nil
    self.token = token
  }
}

/// A kind of apps.
public struct ActivityCategory: Hashable, Sendable, Codable {
  public let token: ActivityCategoryToken?
  public var localizedDisplayName: String? { nil }

  public init(token: ActivityCategoryToken) { self.token = token }
}

/// A site.
public struct WebDomain: Hashable, Sendable, Codable {
  public let domain: String?
  public let token: WebDomainToken?

  public init(domain: String) {
    self.domain = domain
    token = nil
  }
  public init(token: WebDomainToken) {
    domain = nil
    self.token = token
  }
}

/// What is forbidden; nothing is, whatever is set.
///
/// Unchecked, because settings are only read and changed under the lock.
public final class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let `default` = Name("default")
  }

  private let lock = NSLock()
  private var shielded = ShieldSettings()

  public init() {}
  public init(named name: Name) {}

  public var shield: ShieldSettings {
    get { lock.withLock { shielded } }
    set { lock.withLock { shielded = newValue } }
  }
  public func clearAllSettings() { shield = ShieldSettings() }
}

/// What opens only after a page that asks whether it should.
public struct ShieldSettings: Hashable, Sendable {
  public enum ActivityCategoryPolicy<Item>: Hashable, Sendable {
    case none
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Item>> = [])
    case all(except: Set<Token<Item>> = [])
  }

  public var applications: Set<ApplicationToken>?
  public var webDomains: Set<WebDomainToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?

  init() {}
}
