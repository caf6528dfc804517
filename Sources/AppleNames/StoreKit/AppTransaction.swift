/// How an app was bought; nobody makes one here.
public struct AppTransaction: Hashable, Sendable {
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let bundleID: String

  private init?() { nil }

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// The shop of a country; there is none.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String

  private init?() { nil }

  public static var current: Storefront? { get async { nil } }
}

extension AppStore {
  /// Asks nobody.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// Asks a person what they think; nobody is asked.
@MainActor @preconcurrency
public final class SKStoreReviewController: NSObject {
  public class func requestReview() {}
  public class func requestReview(in windowScene: UIWindowScene) {}
}

/// Buys something from a view: nothing can be bought.
public struct PurchaseAction: Sendable {
  @MainActor
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { throw StoreKitError.notAvailableInStorefront }
}

extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }
}

extension Transaction {
  /// Who has bought it.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public var ownershipType: OwnershipType { .purchased }
}

extension Product {
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  /// A price for the beginning; nobody makes one here.
  public struct SubscriptionOffer: Hashable, Sendable {
    public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode

    private init?() { nil }
  }
}

extension Product.SubscriptionInfo {
  public var introductoryOffer: Product.SubscriptionOffer? { nil }
  public var promotionalOffers: [Product.SubscriptionOffer] { [] }

  /// Whether something is bought again; nobody makes one here.
  public struct RenewalInfo: Hashable, Sendable {
    public enum ExpirationReason: Hashable, Sendable {
      case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable
      case unknown
    }

    public let currentProductID: String
    public let willAutoRenew: Bool
    public let autoRenewPreference: String?
    public let expirationReason: ExpirationReason?
    public let gracePeriodExpirationDate: Date?

    private init?() { nil }
  }
}
