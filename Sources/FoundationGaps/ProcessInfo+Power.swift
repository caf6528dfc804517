extension ProcessInfo {
  /// How hot a device is, where it says so.
  public enum ThermalState: Int, Hashable, Sendable { case nominal, fair, serious, critical }

  /// Nominal: nothing here tells.
  public var thermalState: ThermalState { .nominal }

  /// Whether an iPhone's app runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an iPad's app was built for a Mac: no.
  public var isMacCatalystApp: Bool { false }

  /// Does work that would be told when its time is over, which is never.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}
