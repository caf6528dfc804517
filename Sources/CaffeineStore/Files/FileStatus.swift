/// What an open file is.
public struct FileStatus: Hashable, Sendable {
  /// Its length in bytes.
  public var size: Int
  /// Whether it is a plain file: no folder, pipe or device.
  public var isRegular: Bool
  /// How many names it has.
  public var linkCount: Int
  /// Whether it belongs to the user who runs this process.
  public var isOwn: Bool
  /// Whether people other than its owner may write it.
  public var isWritableByOthers: Bool

  /// Whether only the user who runs this process can have written it: what others may have planted is
  /// not used where it could do harm.
  public var isPrivate: Bool { isOwn && !isWritableByOthers }

  /// A status of these parts.
  public init(
    size: Int, isRegular: Bool = true, linkCount: Int = 1, isOwn: Bool = true,
    isWritableByOthers: Bool = false
  ) {
    self.size = size
    self.isRegular = isRegular
    self.linkCount = linkCount
    self.isOwn = isOwn
    self.isWritableByOthers = isWritableByOthers
  }
}
