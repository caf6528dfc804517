// There is no home: access is not given, and nothing is found.
@_exported public import Foundation

/// Why nothing was done.
public struct HMError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case notFound = 2
    case accessoryNotReachable = 4
    case homeAccessNotAuthorized = 47
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "There is no home." }
}

public struct HMHomeManagerAuthorizationStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1 << 0)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 1 << 1)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 1 << 2)
}

public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
  ) {}
}

/// The homes of a person: none.
///
/// Its delegate is told so once, on the main queue.
open class HMHomeManager: NSObject {
  open weak var delegate: (any HMHomeManagerDelegate)? {
    didSet {
      // On the main queue it is only handed to its delegate, as Apple does.
      nonisolated(unsafe) let manager = self
      DispatchQueue.main.async {
        manager.delegate?.homeManager(manager, didUpdate: manager.authorizationStatus)
        manager.delegate?.homeManagerDidUpdateHomes(manager)
      }
    }
  }
  open var homes: [HMHome] { [] }
  open var primaryHome: HMHome? { nil }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
}

/// A home; nobody makes one here.
open class HMHome: NSObject {
  public let name: String
  public let uniqueIdentifier: UUID
  public let isPrimary: Bool
  public let accessories: [HMAccessory]
  public let rooms: [HMRoom]
  public let actionSets: [HMActionSet]

  init?(nobody: Never) { nil }

  open func executeActionSet(
    _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  open func executeActionSet(_ actionSet: HMActionSet) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// A room; nobody makes one here.
open class HMRoom: NSObject {
  public let name: String
  public let uniqueIdentifier: UUID
  public let accessories: [HMAccessory]

  init?(nobody: Never) { nil }
}

/// Several things to do in a home; nobody makes one here.
open class HMActionSet: NSObject {
  public let name: String
  public let uniqueIdentifier: UUID

  init?(nobody: Never) { nil }
}

/// A lamp, a lock, a thermometer; nobody makes one here.
open class HMAccessory: NSObject {
  public let name: String
  public let uniqueIdentifier: UUID
  public let isReachable: Bool
  public let room: HMRoom?
  public let services: [HMService]

  init?(nobody: Never) { nil }
}

/// What it does; nobody makes one here.
open class HMService: NSObject {
  public let name: String
  public let serviceType: String
  public let uniqueIdentifier: UUID
  public let characteristics: [HMCharacteristic]

  init?(nobody: Never) { nil }
}

/// How it is set; nobody makes one here.
open class HMCharacteristic: NSObject {
  public let characteristicType: String
  public let uniqueIdentifier: UUID
  public let value: Any?

  init?(nobody: Never) { nil }

  open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError(.accessoryNotReachable))
  }
  open func readValue() async throws { throw HMError(.accessoryNotReachable) }
  open func writeValue(
    _ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError(.accessoryNotReachable)) }
  open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }
}

public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
public let HMServiceTypeTemperatureSensor = "0000008A-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
