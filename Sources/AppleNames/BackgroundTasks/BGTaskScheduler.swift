// Nothing is run in the background: a task cannot be submitted.
@_exported public import Foundation

/// Something to do later.
open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?

  init(name: String) {
    identifier = name
  }
}

public final class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(name: identifier) }
}

public final class BGProcessingTaskRequest: BGTaskRequest {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false

  public init(identifier: String) { super.init(name: identifier) }
}

/// Something that is done in the background; nobody makes one here.
open class BGTask: NSObject {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  init?(nobody: Never) { nil }

  open func setTaskCompleted(success: Bool) {}
}

public final class BGAppRefreshTask: BGTask {}
public final class BGProcessingTask: BGTask {}

/// Runs tasks in the background; none is.
public final class BGTaskScheduler: NSObject, Sendable {
  /// Why a task is not run.
  public struct Error: Swift.Error, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted

      /// So that it can be caught by its code.
      public static func ~= (code: Self, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
      }
    }

    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "Nothing is run in the background." }
  }

  public static let shared = BGTaskScheduler()

  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool { false }
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
  @preconcurrency
  public func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { completionHandler([]) }
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
