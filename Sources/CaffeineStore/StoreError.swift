/// What the store could not do, and where, in values: a program says it in its own words.
public enum StoreError: Error, Hashable, Sendable {
  /// Neither `CAFFEINE_HOME` nor `HOME` says where the files are to be.
  case noHome
  /// Another process, if known by its number, kept the lock for five seconds.
  case locked(path: String, holder: Int32?)
  /// Nothing was saved; `lines` are what was to be appended, as they can be pasted into the file.
  case notSaved(path: String, reason: SystemError, lines: String?)
  /// The line was written but the device did not confirm it. Saving under the same id again is
  /// harmless.
  case notKnownToBeSaved(path: String, reason: SystemError, id: String?)
  /// A file or folder could not be made.
  case cannotCreate(path: String, reason: SystemError)
  /// A file or folder may not be used.
  case notPermitted(path: String, reason: SystemError)
  /// There is no file to import at `path`.
  case noSuchFile(path: String)
  /// A file could not be read.
  case unreadable(path: String, reason: SystemError)
  /// Another program changed a file of the journal between two looks at it.
  case changedWhileRead(path: String)
  /// A symbolic link, a folder or a file with a second name stands where a plain file must be.
  case notPlainFile(path: String)
  /// People other than this user can have written the file, as it belongs to another one (`isOwn` is
  /// false) or is writable by others; what is in it must not become this user's.
  case notPrivate(path: String, isOwn: Bool)
  /// The journal of a device that has written, as the file `device` says, is not at `path`, or
  /// `path` is a symbolic link to nothing.
  case journalMissing(path: String, device: String)
  /// A later version of the program wrote this; `what` is an id or the folder.
  case newerVersion(what: String)
  /// Another intake has the id that a new one was to have.
  case idTaken(id: String)
  /// An intake has a value that no journal keeps.
  case invalid(id: String, reason: IntakeObjection)
  /// The intake starts more than 48 hours after now.
  case plannedTooFarAhead(id: String)
  /// The intake was recorded by a clock more than 24 hours ahead of this one; it can be changed
  /// only by the device that did, or once that time has come.
  case clockAhead(id: String)
  /// The file of this device ends with the last date there is: nothing can follow it.
  case noLaterDate(device: String)
  /// No intake has this id.
  case noSuchIntake(id: String)
  /// This device has changed nothing, or has taken all of it back.
  case nothingToUndo
  /// This device took back no change to a drink, or changed another since.
  case nothingToRedo
  /// The change that would be taken back is older than the caller said.
  case oldChange(UndoneChange, madeAt: Date)
  /// A setting's key or suite is not spelt as one.
  case invalidKey(String)
  /// A file to import is of no known kind.
  case unknownFormat(UnknownFormat)
  /// The dates of a file to import do not say whether the day or the month comes first: one that
  /// may be read in either way, or one that begins with the day and one that begins with the month.
  case unclearDateOrder(dates: [String])
  /// A file to import breaks off or is not what it says, in the parser's words; `offset` in bytes
  /// from its start.
  case malformedImport(detail: String, offset: Int)
}

/// What a file is that cannot be imported.
public enum UnknownFormat: Hashable, Sendable {
  /// Nothing.
  case empty
  /// A ZIP archive, as Apple Health's export is before it is unpacked.
  case archive
  /// Something that begins with a byte that no text has.
  case binary(firstByte: UInt8)
  /// Text that is not in UTF-8; its encoding, where it is known.
  case otherEncoding(String?)
  /// XML that is not Apple Health's.
  case otherElement
  /// A table whose first line, of which this is the beginning, names no date or no mg of caffeine;
  /// perhaps it has the grams of coffee.
  case noColumns([String], hasGrams: Bool)
}

extension StoreError {
  /// The error of a call to make `path`: a matter of permission or not.
  static func creating(_ path: String, _ reason: SystemError) -> StoreError {
    if reason == .symbolicLink { return .notPlainFile(path: path) }
    return reason.isPermission
      ? .notPermitted(path: path, reason: reason) : .cannotCreate(path: path, reason: reason)
  }

  /// The error of a call to read `path`.
  static func reading(_ path: String, _ reason: SystemError) -> StoreError {
    if reason == .symbolicLink { return .notPlainFile(path: path) }
    return reason.isPermission
      ? .notPermitted(path: path, reason: reason) : .unreadable(path: path, reason: reason)
  }
}

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
