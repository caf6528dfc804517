import BackgroundTasks
import LocalAuthentication
import Network
import StoreKit
import SwiftUI
import WatchConnectivity
import WidgetKit

#if canImport(ClockKit)
  import ClockKit
#endif

// What somebody has paid for, told to the watch; as a paying app's helpers are written.

@MainActor
final class Shop: ObservableObject {
  @Published private(set) var owned: Set<String> = []
  @Published private(set) var products: [Product] = []
  private var updates: Task<Void, Never>?

  init() {
    updates = Task { [weak self] in
      for await result in StoreKit.Transaction.updates {
        if case .verified(let transaction) = result {
          await transaction.finish()
          await self?.refresh()
        }
      }
    }
  }

  deinit { updates?.cancel() }

  func refresh() async {
    var owned: Set<String> = []
    for await result in StoreKit.Transaction.currentEntitlements {
      switch result {
      case .verified(let transaction) where transaction.revocationDate == nil:
        owned.insert(transaction.productID)
      case .verified, .unverified:
        continue
      }
    }
    self.owned = owned
    products = (try? await Product.products(for: ["org.example.supporter"])) ?? []
  }

  func buy(_ product: Product) async throws -> Bool {
    switch try await product.purchase() {
    case .success(let verification):
      let transaction = try verification.payloadValue
      await transaction.finish()
      return true
    case .userCancelled, .pending:
      return false
    @unknown default:
      return false
    }
  }
}

final class WatchLink: NSObject, WCSessionDelegate, @unchecked Sendable {
  static let shared = WatchLink()

  func start() {
    guard WCSession.isSupported() else { return }
    WCSession.default.delegate = self
    WCSession.default.activate()
  }

  func send(_ owned: Set<String>) throws {
    try WCSession.default.updateApplicationContext(["owned": Array(owned)])
  }

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}
  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) { session.activate() }
}

func reloadComplications() {
  let server = CLKComplicationServer.sharedInstance()
  for complication in server.activeComplications ?? [] {
    server.reloadTimeline(for: complication)
  }
}

func scheduleRefresh() -> Bool {
  let request = BGAppRefreshTaskRequest(identifier: "org.example.refresh")
  request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
  do {
    try BGTaskScheduler.shared.submit(request)
    return true
  } catch {
    return false
  }
}

func isLocked() -> Bool {
  var error: NSError?
  let context = LAContext()
  return context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
}

struct SupporterEntry: TimelineEntry {
  let date: Date
  let isSupporter: Bool
}

struct SupporterProvider: TimelineProvider {
  func placeholder(in context: Context) -> SupporterEntry {
    SupporterEntry(date: Date(), isSupporter: true)
  }

  func getSnapshot(in context: Context, completion: @escaping (SupporterEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SupporterEntry>) -> Void) {
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in
      let shop = Shop()
      await shop.refresh()
      let entry = SupporterEntry(date: Date(), isSupporter: !shop.owned.isEmpty)
      completion(Timeline(entries: [entry], policy: .never))
    }
  }
}

struct SupporterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Supporter", provider: SupporterProvider()) { entry in
      Text(entry.isSupporter ? "Thank you" : "Not bought")
        .containerBackground(.background, for: .widget)
    }
  }
}

final class Reachability: @unchecked Sendable {
  static let shared = Reachability()
  private let monitor = NWPathMonitor()
  private(set) var isConnected = false

  func start() {
    monitor.pathUpdateHandler = { [weak self] path in
      self?.isConnected = path.status == .satisfied
    }
    monitor.start(queue: DispatchQueue(label: "Monitor"))
  }
}
