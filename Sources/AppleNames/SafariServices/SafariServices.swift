// There is no browser: pages are not shown, and nothing is blocked in them.
@_exported public import SwiftUI

/// A page of the web, which is not shown.
open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Hashable, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  public init(url URL: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

public let SFErrorDomain = "SFErrorDomain"

/// Blocks what pages show: there is no such extension.
public final class SFContentBlockerManager: NSObject {
  private static var missing: NSError { NSError(domain: SFErrorDomain, code: 1) }

  @preconcurrency
  public class func reloadContentBlocker(
    withIdentifier identifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(missing) }
  public class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    throw missing
  }
  @preconcurrency
  public class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) { completionHandler(nil, missing) }
  public class func stateOfContentBlocker(
    withIdentifier identifier: String
  ) async throws -> SFContentBlockerState { throw missing }
}

/// Whether an extension is on; nobody makes one here.
public final class SFContentBlockerState: NSObject {
  public let isEnabled: Bool
  init?(nobody: Never) { nil }
}
