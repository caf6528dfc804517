// There is no wallet: nothing is in it, and nothing can be paid.
@_exported public import SwiftUI

/// The passes of a person: there is no wallet.
public final class PKPassLibrary: NSObject {
  public class func isPassLibraryAvailable() -> Bool { false }
  public func passes() -> [PKPass] { [] }
  public func containsPass(_ pass: PKPass) -> Bool { false }
}

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// A pass; none can be read.
public final class PKPass: NSObject {
  /// Throws, as nobody can tell whether a pass is signed.
  public init(data: Data) throws {
    throw NSError(domain: PKPassKitErrorDomain, code: 1)
  }
  public var serialNumber: String { "" }
  public var passTypeIdentifier: String { "" }
  public var organizationName: String { "" }
  public var localizedName: String { "" }
  public var localizedDescription: String { "" }
  public var relevantDate: Date? { nil }
  public var icon: UIImage { UIImage() }
}

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork("AmEx")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let visa = PKPaymentNetwork("Visa")
}

/// Asks a person to pay: nobody can.
public final class PKPaymentAuthorizationController: NSObject {
  public class func canMakePayments() -> Bool { false }
  public class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
}
