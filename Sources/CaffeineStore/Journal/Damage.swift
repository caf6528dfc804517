/// A line, or part of one, of a journal file that is not as it was written.
public struct Damage: Hashable, Sendable {
  /// What is wrong with a line.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// No complete JSON object: half a line after a crash, or bytes from elsewhere.
    case unreadable
    /// NUL or other control bytes, as a power cut leaves them.
    case controlBytes
    /// Over 64 KiB without a newline.
    case tooLong
    /// JSON, but a field is missing or outside its range.
    case badValue
    /// The checksum is not that of the line. The line is used: it may have been edited by hand.
    case checksum
    /// An operation that this version does not know.
    case unknownOperation
  }

  /// The file in the folder `log`.
  public var file: String
  /// Where the line begins, in bytes from the start of the file.
  public var offset: Int
  /// What is wrong.
  public var kind: Kind

  /// Damage of a kind, at a place.
  public init(file: String, offset: Int, kind: Kind) {
    self.file = file
    self.offset = offset
    self.kind = kind
  }
}

extension Damage.Kind {
  /// Whether what the line says counts all the same.
  public var isUsed: Bool { self == .checksum }
}
