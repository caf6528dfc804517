extension ProcessInfo {
  public enum ThermalState: Int, Hashable, Sendable { case nominal, fair, serious, critical }

  /// Nominal: nothing here tells.
  public var thermalState: ThermalState { .nominal }

  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  /// Never told that its time is over.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}
