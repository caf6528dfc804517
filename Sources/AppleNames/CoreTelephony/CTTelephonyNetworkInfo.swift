// There is no telephone.
@_exported public import Foundation

/// Who carries calls; nobody makes one here.
public final class CTCarrier: NSObject {
  public let carrierName: String?
  public let mobileCountryCode: String?
  public let mobileNetworkCode: String?
  public let isoCountryCode: String?
  public let allowsVOIP: Bool

  init?(nobody: Never) { nil }
}

/// Which networks of telephones there are: none.
public final class CTTelephonyNetworkInfo: NSObject {
  public var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  public var subscriberCellularProvider: CTCarrier? { nil }
  public var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  public var currentRadioAccessTechnology: String? { nil }
  public var dataServiceIdentifier: String? { nil }
}

public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
