extension URL {
  /// The home folder where the system has no such folder.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The home folder where the system has no such folder.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The home folder where the system has no such folder.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The home folder where the system has no such folder.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The home folder where the system has no such folder.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The home folder where the system has no such folder.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// Has no effect.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = Self(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    public static let withSecurityScope = Self(rawValue: 1 << 11)
  }

  /// Has no effect.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = Self(rawValue: 1 << 8)
    public static let withoutMounting = Self(rawValue: 1 << 9)
    public static let withSecurityScope = Self(rawValue: 1 << 10)
  }

  private static let bookmarkHead = "bookmark\n"

  /// The file's path, which does not follow a file that moves.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data { Data((Self.bookmarkHead + absoluteURL.path).utf8) }

  /// Throws for a bookmark of Apple's and where the file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.bookmarkHead) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let path = String(text.dropFirst(Self.bookmarkHead.count))
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }

  /// Nothing: a file that its owner may read is open to programs too.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Nobody is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// `nil`, as at Apple's where nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}

extension URLResourceKey {
  /// The bytes that are free: nothing is cleared away for important ones.
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
  /// The bytes that are free: nothing is cleared away for others.
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
}

extension URLResourceValues {
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}
