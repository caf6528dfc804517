// Nothing searches: there is no index to add to.
@_exported public import SwiftUI

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// Why nothing was added.
public struct CSIndexError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case indexingUnsupported = -1005
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { "There is no index of searches." }
}

/// What is known of something to be found.
open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var addedDate: Date?

  public init(contentType: UTType) {
    self.contentType = contentType.identifier
  }
  public init(itemContentType type: String) {
    contentType = type
  }
}

/// Something to be found.
open class CSSearchableItem: NSObject {
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  public let attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// What can be found; there is none.
public final class CSSearchableIndex: NSObject, Sendable {
  private static let only = CSSearchableIndex(name: "")
  public class func `default`() -> CSSearchableIndex { only }
  public class func isIndexingAvailable() -> Bool { false }

  public init(name: String) {}

  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }
  public func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
  public func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }
}

extension NSUserActivity {
  /// What is known of it to those who search, who are none.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { further["contentAttributeSet"] as? CSSearchableItemAttributeSet }
    set { further["contentAttributeSet"] = newValue }
  }
}
