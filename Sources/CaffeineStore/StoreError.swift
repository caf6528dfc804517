public import CaffeineDomain

/// An error of the store as data; a program words it.
public enum StoreError: Error, Hashable, Sendable {
  /// Neither `CAFFEINE_HOME` nor `HOME` gives a place for the files.
  case noHome
  /// Another process held the lock for five seconds.
  case locked(path: String)
  /// Nothing was saved; `lines` can be pasted into the file by hand.
  case notSaved(path: String, reason: SystemError, lines: String?)
  /// The line was written but not confirmed by the device.
  ///
  /// Saving again under the same id is harmless.
  case notKnownToBeSaved(path: String, reason: SystemError, id: IntakeID?)
  /// A file or folder could not be created.
  case cannotCreate(path: String, reason: SystemError)
  /// This user has no access to a file or folder.
  case notPermitted(path: String, reason: SystemError)
  /// The file to import does not exist.
  case noSuchFile(path: String)
  /// A file could not be read.
  case unreadable(path: String, reason: SystemError)
  /// Another program changed a file of the journal during reading.
  case changedWhileRead(path: String)
  /// The path is a symbolic link, a folder, or a file with a second name.
  case notPlainFile(path: String)
  /// Others can have written the file: it belongs to another user (`isOwn` is false) or is writable
  /// by others.
  ///
  /// Its content must not become this user's.
  case notPrivate(path: String, isOwn: Bool)
  /// The journal is not at `path`, or `path` is a dead link, although this device has written one.
  case journalMissing(path: String)
  /// A later version wrote this; `what` is an id or the folder.
  case newerVersion(what: String)
  /// Another intake already has this id.
  case idTaken(id: IntakeID)
  /// A value of the intake exceeds the limits of a journal.
  case invalid(id: IntakeID, reason: IntakeObjection)
  /// The intake starts more than 48 hours from now.
  case plannedTooFarAhead(id: IntakeID)
  /// A clock more than 24 hours ahead recorded the intake.
  ///
  /// Only that device can change it, or this one after that time.
  case clockAhead(id: IntakeID)
  /// This device's file ends with the last possible stamp: nothing can follow.
  case noLaterDate(device: String)
  /// No intake has this id.
  case noSuchIntake(id: IntakeID)
  /// This device has no command left to take back.
  case nothingToUndo
  /// The command to take back is older than the caller allowed.
  case oldChange(UndoneChange, madeAt: Date)
  /// The key or suite of a setting has invalid characters.
  case invalidKey(String)
  /// The format of a file to import is unknown.
  case unknownFormat(UnknownFormat)
  /// The columns of a file to import do not fit.
  case unfitTable(UnfitTable)
  /// The table to import ends within its last row.
  case endsWithinRow
  /// A file to import is truncated or malformed; `detail` is the parser's text, `offset` in bytes.
  case malformedImport(detail: String, offset: Int)
}

/// The kind of a file that cannot be imported.
public enum UnknownFormat: Hashable, Sendable {
  /// An empty file.
  case empty
  /// A ZIP archive, such as Apple Health's export before unpacking.
  case archive
  /// A file that begins with a byte that text never has.
  case binary(firstByte: UInt8)
  /// Text outside of UTF-8, with its encoding if known.
  case otherEncoding(String?)
  /// XML that is not Apple Health's.
  case otherElement
}

extension StoreError {
  static func creating(_ path: String, _ reason: SystemError) -> StoreError {
    reason == .symbolicLink || reason.isPermission
      ? reading(path, reason) : .cannotCreate(path: path, reason: reason)
  }

  static func reading(_ path: String, _ reason: SystemError) -> StoreError {
    if reason == .symbolicLink { return .notPlainFile(path: path) }
    return reason.isPermission
      ? .notPermitted(path: path, reason: reason) : .unreadable(path: path, reason: reason)
  }
}

/// A journal line, or a part of one, that is not as written; or a whole file.
public struct Damage: Hashable, Sendable {
  /// The kind of damage.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Not a complete JSON object: half a line after a crash, or foreign bytes.
    case unreadable
    /// NUL or other control bytes, as a power cut leaves them.
    case controlBytes
    /// More than 64 KiB without a newline.
    case tooLong
    /// JSON with a missing field or a value out of range.
    case badValue
    /// A wrong checksum.
    ///
    /// The line counts, as it may have been edited by hand.
    case checksum
    /// A missing newline, or extra bytes between lines.
    ///
    /// Everything readable counts.
    case lostNewline
    /// An operation that this version does not know.
    case unknownOperation
    /// The file is a symbolic link, folder, pipe or device, and is not read.
    case notPlainFile
    /// The file's name is not UTF-8; it is not read.
    case unreadableName
    /// A file of this device is missing, or shorter than when it was last synced.
    case cutShort
  }

  /// The name of the file in the folder `log`.
  public var file: String
  /// The start of the line in bytes.
  public var offset: Int
  /// The kind of damage.
  public var kind: Kind
}

/// The damage found while reading: its amount, and the first places.
public struct DamageReport: Hashable, Sendable {
  /// The most places in `first`; a file of garbage must not fill the memory.
  public static let capacity = 1_000

  /// The number of damaged places.
  public private(set) var count = 0
  /// The first damaged places.
  public private(set) var first: [Damage] = []

  /// Whether everything was intact.
  public var isEmpty: Bool { count == 0 }

  /// Counts the damage, and keeps it below the capacity.
  public mutating func append(_ damage: Damage) {
    count += 1
    if first.count < Self.capacity { first.append(damage) }
  }
}
