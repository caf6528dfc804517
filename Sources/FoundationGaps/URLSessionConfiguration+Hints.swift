extension URLSessionConfiguration {
  /// Whether a task waits for a network that is not there yet.
  ///
  /// It fails at once here.
  ///
  /// - Effect: none
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
