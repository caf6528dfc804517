/// A line, or part of one, of a journal file that is not as it was written, or the file itself.
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
    /// No newline between two lines, or something between them. All that they say is used.
    case lostNewline
    /// An operation that this version does not know.
    case unknownOperation
    /// The file is a symbolic link, a folder, a pipe or a device: none of it is read.
    case notPlainFile
    /// The name of the file is not UTF-8: none of it is read.
    case unreadableName
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
  public var isUsed: Bool {
    switch self {
    case .checksum, .lostNewline: true
    case .unreadable, .controlBytes, .tooLong, .badValue, .unknownOperation, .notPlainFile,
      .unreadableName:
      false
    }
  }

  /// What a file is that could not be opened for this reason; `nil` if the reason is another.
  init?(_ reason: SystemError) {
    switch reason {
    case .symbolicLink: self = .notPlainFile
    case .notText: self = .unreadableName
    default: return nil
    }
  }
}

/// The damage that a reading met: how much, and where the first of it is.
public struct DamageReport: Hashable, Sendable {
  /// How many places `first` holds at most; a file of rubbish must not fill the memory.
  public static let capacity = 1_000

  /// How many damaged places there are.
  public private(set) var count = 0
  /// The first of them.
  public private(set) var first: [Damage] = []
  /// Whether anything of it could not be read at all.
  public private(set) var isAnyLost = false

  /// No damage.
  public init() {}

  /// Whether all was as it was written.
  public var isEmpty: Bool { count == 0 }

  /// Adds a damaged place.
  public mutating func append(_ damage: Damage) {
    count += 1
    isAnyLost = isAnyLost || !damage.kind.isUsed
    if first.count < Self.capacity { first.append(damage) }
  }
}
