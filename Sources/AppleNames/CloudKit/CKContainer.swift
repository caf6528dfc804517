// Nobody is signed in to iCloud: there is no account, and whatever asks for data fails and says so.
@_exported public import Foundation

public enum CKAccountStatus: Int, Hashable, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Why there are no data.
public struct CKError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited
    case notAuthenticated = 9
    case permissionFailure, unknownItem
    case zoneNotFound = 26
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { "Nobody is signed in to iCloud." }

  static let noAccount = CKError(.notAuthenticated)
}

/// An app's data of iCloud.
public final class CKContainer: NSObject, Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  public class func `default`() -> CKContainer { CKContainer(identifier: "") }

  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  @preconcurrency
  public func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }
}

/// Data of iCloud: reading and writing them fails.
public final class CKDatabase: NSObject, Sendable {
  public enum Scope: Int, Hashable, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError.noAccount
  }
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: Cursor?
  ) { throw CKError.noAccount }
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.noAccount
  }
  @preconcurrency
  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.noAccount) }
  @preconcurrency
  public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.noAccount) }

  /// Where a list goes on.
  public final class Cursor: Sendable {}
}

/// Which records to find.
public final class CKQuery: NSObject {
  public let recordType: String
  public let predicate: NSPredicate
  public var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: String, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// A group of records.
public final class CKRecordZone: NSObject, Sendable {
  public static let defaultName = "_defaultZone"

  /// Which group is meant.
  public struct ID: Hashable, Sendable {
    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = CKRecordZone.defaultName, ownerName: String = "__defaultOwner__")
    {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
  }
}

/// Values under names.
public final class CKRecord: NSObject {
  public typealias FieldKey = String
  public typealias RecordType = String

  /// Which record is meant.
  public struct ID: Hashable, Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID()
    ) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
  }

  public let recordType: String
  public let recordID: ID
  public let creationDate: Date? = nil
  public let modificationDate: Date? = nil
  private var values: [String: any CKRecordValueProtocol] = [:]

  public init(recordType: String, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  public subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public func allKeys() -> [String] { Array(values.keys) }
}

/// What a record can keep.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}

extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
