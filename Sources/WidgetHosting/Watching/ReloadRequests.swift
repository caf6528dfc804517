import Synchronization

/// The inbox of `WidgetCenter`: requests for reloads from any thread, which wake who waits.
final class ReloadRequests: WidgetSystem {
  private let kinds = Mutex<[String?]>([])
  private let placed: [WidgetInfo]
  private let wake: @Sendable () -> Void

  init(placed: [WidgetInfo], wake: @escaping @Sendable () -> Void) {
    (self.placed, self.wake) = (placed, wake)
  }

  /// Requests new timelines of a kind, within each budget; `nil` means all.
  func reloadTimelines(ofKind kind: String?) {
    kinds.withLock { $0.append(kind) }
    wake()
  }

  func currentConfigurations() -> [WidgetInfo] { placed }

  /// The kinds that were asked for since the last call.
  func take() -> [String?] {
    kinds.withLock { kinds in
      defer { kinds = [] }
      return kinds
    }
  }
}
