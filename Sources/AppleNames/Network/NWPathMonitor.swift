// Of Apple's module, what says whether there is a network.
@_exported public import Foundation
import Synchronization

/// A device of a network.
public struct NWInterface: Hashable, Sendable {
  /// What kind it is, told by its name.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String

  public var type: InterfaceType {
    if name.hasPrefix("wl") { return .wifi }
    if name.hasPrefix("ww") { return .cellular }
    if name.hasPrefix("en") || name.hasPrefix("eth") { return .wiredEthernet }
    return name.hasPrefix("lo") ? .loopback : .other
  }
}

/// How a network could be reached when somebody looked.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public let availableInterfaces: [NWInterface]
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool

  /// Satisfied where a device of a network runs and has an address; whether it leads anywhere is not
  /// tried.
  public var status: Status { availableInterfaces.isEmpty ? .unsatisfied : .satisfied }
  /// Never: nothing here knows what a network costs.
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// As it is now.
  static func current() -> NWPath {
    var (names, isFour, isSix): ([String], Bool, Bool) = ([], false, false)
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else {
      return NWPath(availableInterfaces: [], supportsIPv4: false, supportsIPv6: false)
    }
    defer { freeifaddrs(first) }
    let running = UInt32(IFF_UP | IFF_RUNNING)
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let entry = entry?.pointee, let address = entry.ifa_addr,
        entry.ifa_flags & running == running,
        entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      (isFour, isSix) = (isFour || family == AF_INET, isSix || family == AF_INET6)
      let name = String(cString: entry.ifa_name)
      if !names.contains(name) { names.append(name) }
    }
    return NWPath(
      availableInterfaces: names.map(NWInterface.init(name:)), supportsIPv4: isFour,
      supportsIPv6: isSix)
  }
}

/// Says how a network can be reached: once, when it is started.
public final class NWPathMonitor: Sendable {
  private let handler = Mutex<(@Sendable (NWPath) -> Void)?>(nil)
  private let kind: NWInterface.InterfaceType?
  private let isCancelled = Atomic(false)

  public init() {
    kind = nil
  }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    kind = requiredInterfaceType
  }

  @preconcurrency
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }

  public var currentPath: NWPath {
    let path = NWPath.current()
    guard let kind else { return path }
    return NWPath(
      availableInterfaces: path.availableInterfaces.filter { $0.type == kind },
      supportsIPv4: path.supportsIPv4, supportsIPv6: path.supportsIPv6)
  }

  public func start(queue: DispatchQueue) {
    queue.async {
      if !self.isCancelled.load(ordering: .relaxed) { self.pathUpdateHandler?(self.currentPath) }
    }
  }
  public func cancel() { isCancelled.store(true, ordering: .relaxed) }
}
