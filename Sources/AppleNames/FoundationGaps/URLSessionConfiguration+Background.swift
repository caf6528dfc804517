// What a session of the open Foundation cannot be told, or only says: setting it has no effect.

extension URLSessionConfiguration {
  /// A session that would go on without its program; here it ends with it.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLRequest {
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
