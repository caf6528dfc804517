// Nobody knows anybody here: access to contacts is denied and nothing is found.
@_exported public import Foundation

public enum CNEntityType: Int, Hashable, Sendable { case contacts }

public enum CNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// Why nobody is found.
public struct CNError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case communicationError = 1
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension CNError: LocalizedError {
  public var errorDescription: String? { "There are no contacts." }
}

/// What is wanted of a contact.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"

/// Somebody.
open class CNContact: NSObject {
  public let identifier = UUID().uuidString
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var nickname = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var birthday: DateComponents?
  open fileprivate(set) var imageData: Data?
  public var thumbnailImageData: Data? { imageData }
  public var imageDataAvailable: Bool { imageData != nil }
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []

  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// Somebody whom a program writes down.
open class CNMutableContact: CNContact {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
}

/// A value and what it is called.
public final class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
  }
}

public final class CNPhoneNumber: NSObject, Sendable {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
  }
}

/// A contact's name as text.
open class CNContactFormatter: NSObject {
  public enum Style: Int, Hashable, Sendable { case fullName, phoneticFullName }

  private struct Keys: CNKeyDescriptor {}

  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { Keys() }
  /// The given and the family name; `nil` where there is neither.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }
}

/// What to fetch.
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
  }
}

public enum CNContactSortOrder: Int, Hashable, Sendable {
  case none, userDefault, givenName, familyName
}

/// Who is known: access is denied.
///
/// Unchecked, as it keeps nothing.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
}

extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}
