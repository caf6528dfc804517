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

  /// Nothing: a file that its owner may read is open to programs too.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Who is signed in to iCloud: nobody.
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
  /// Bytes that are free now; `nil` where they were not asked for.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
  /// Bytes that are free now; `nil` where they were not asked for.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}
