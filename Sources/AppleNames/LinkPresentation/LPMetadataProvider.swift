// No page is asked what it is about.
@_exported public import SwiftUI

public let LPErrorDomain = "LPErrorDomain"

/// Why nothing is known of a page.
public struct LPError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "No page is fetched." }
}

/// What is known of a page.
open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// Asks a page what it is about: that fails.
public final class LPMetadataProvider: NSObject {
  public var shouldFetchSubresources = true
  public var timeout: TimeInterval = 30

  @preconcurrency
  public func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
  public func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }
  public func cancel() {}
}

/// A page with its picture, which is not drawn.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata

  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.url = URL
    super.init(frame: .zero)
  }
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}
