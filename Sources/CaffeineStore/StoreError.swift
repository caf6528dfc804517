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
