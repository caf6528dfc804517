// A page of a shop says that there is none.

/// A page to subscribe to something.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public init<Identifiers: Collection>(
    productIDs: Identifiers, @ViewBuilder marketingContent: () -> Content
  ) where Identifiers.Element == String { content = marketingContent() }

  public var body: some View {
    VStack {
      content
      NoShop()
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String) { content = EmptyView() }
  public init<Identifiers: Collection>(productIDs: Identifiers)
  where Identifiers.Element == String { content = EmptyView() }
}

/// Something to buy.
public struct ProductView<Icon: View>: View {
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {}
  public var body: some View { NoShop() }
}

extension ProductView where Icon == EmptyView {
  public init(id: String, prefersPromotionalIcon: Bool = false) {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// A page of things to buy.
public struct StoreView<Icon: View>: View {
  public init<Identifiers: Collection>(
    ids: Identifiers, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Identifiers.Element == String {}
  public var body: some View { NoShop() }
}

extension StoreView where Icon == EmptyView {
  public init<Identifiers: Collection>(ids: Identifiers) where Identifiers.Element == String {}
}

private struct NoShop: View {
  var body: some View { ContentUnavailableView("Store Unavailable", systemImage: "cart") }
}

/// How a product is shown.
public struct ProductViewStyle: Sendable {
  public static let automatic = ProductViewStyle()
  public static let compact = ProductViewStyle()
  public static let regular = ProductViewStyle()
  public static let large = ProductViewStyle()
}

public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = Self()
  public static let action = Self()
  public static let displayName = Self()
  public static let multiline = Self()
  public static let price = Self()
  public static let singleLine = Self()
  public var action: Self { self }
  public var displayName: Self { self }
  public var price: Self { self }
}

public struct SubscriptionStoreControlStyle: Sendable {
  public static let automatic = Self()
  public static let buttons = Self()
  public static let picker = Self()
  public static let prominentPicker = Self()
}

public struct StoreButtonKind: Hashable, Sendable {
  public static let cancellation = Self()
  public static let policies = Self()
  public static let redeemCode = Self()
  public static let restorePurchases = Self()
  public static let signIn = Self()
}

/// What has become of asking a shop.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension Product {
  /// What has become of asking for products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [String])

    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
  }
}

// A picture asks no shop and opens no page of one.
nonisolated extension View {
  public func productViewStyle(_ style: ProductViewStyle) -> Self { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> Self { self }
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> Self {
    self
  }
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> Self { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> Self { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> Self { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> Self { self }
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor @Sendable (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> Self { self }
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor @Sendable (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> Self { self }
  public func storeProductsTask<Identifiers: Collection & Sendable>(
    for ids: Identifiers, priority: TaskPriority = .medium,
    action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
  ) -> Self where Identifiers.Element == String { self }
  public func onInAppPurchaseStart(
    perform action: (@MainActor @Sendable (Product) async -> Void)?
  ) -> Self { self }
  public func onInAppPurchaseCompletion(
    perform action: (
      @MainActor @Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> Self { self }
}
