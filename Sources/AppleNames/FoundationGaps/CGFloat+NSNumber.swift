extension CGFloat {
  /// The number, as near as it can be said.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// The number, where it can be said exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
