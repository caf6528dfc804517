// There is no browser: a page is not loaded, and its delegate is told so.
@_exported public import SwiftUI

public let WKErrorDomain = "WKErrorDomain"

/// Why nothing is shown.
public struct WKError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "No page can be shown." }
}

/// How pages are shown.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var allowsInlineMediaPlayback = false
}

@MainActor @preconcurrency
open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
}

@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page says; nobody makes one here.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  init?(nobody: Never) { nil }
}

/// What pages have left: nothing.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let only = WKWebsiteDataStore()
  open class func `default`() -> WKWebsiteDataStore { only }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
}

/// A page on its way.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

/// What is to be loaded; nobody makes one here.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  init?(nobody: Never) { nil }
}

public enum WKNavigationType: Int, Hashable, Sendable {
  case other = -1
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
}

public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  case cancel, allow, download
}

@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

public protocol WKUIDelegate: NSObjectProtocol {}

/// A page of the web, which is not loaded.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) { nil }

  /// Loads nothing, and says so.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { failed() }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { failed() }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    failed()
  }
  @discardableResult open func reload() -> WKNavigation? { failed() }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError(.webContentProcessTerminated)) }
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.webContentProcessTerminated)
  }

  private func failed() -> WKNavigation? {
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: nil, withError: WKError(.webContentProcessTerminated))
    return nil
  }
}
