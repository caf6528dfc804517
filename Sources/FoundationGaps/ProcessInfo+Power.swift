extension ProcessInfo {
  /// How hot a device is, where it says so.
  public enum ThermalState: Int, Hashable, Sendable {
    case nominal, fair, serious, critical
  }

  /// Nominal: nothing here tells.
  public var thermalState: ThermalState { .nominal }
}
