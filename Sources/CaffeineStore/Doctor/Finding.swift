public import CaffeineDomain

/// Something in the journal's folders that is not as it should be.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: Hashable, Sendable {
    /// Something could not be read: an entry may be missing.
    case loss
    /// All is read, but something should be looked at.
    case notice
  }

  /// What was found.
  public enum Problem: Hashable, Sendable {
    /// A line is damaged.
    case damage(Damage.Kind)
    /// The line of an intake has no checksum: it was written by hand, and counts.
    case handWritten(id: IntakeID)
    /// So many lines are dated before the line above them, such as after a merge by git.
    case outOfOrder(count: Int)
    /// The clock of a device was more than 24 hours ahead, first in the line there.
    case clockAhead(device: String)
    /// So many intakes were recorded before there was this program, by a clock that was not set.
    case clockBehind(count: Int)
    /// The intake in the line there starts more than 48 hours from now, so that it does not count; only
    /// the device can change it, where one is named.
    case startsTooLate(id: IntakeID, onlyDevice: String?)
    /// A copy made by a program that keeps folders in step; it is read.
    case copy
    /// The file of this device ends with the last date there is: nothing can follow it.
    case noLaterDate
    /// A copy of the user's own drinks made by such a program; it is not read.
    case copyOfDrinks
    /// The folder of the journal is gone, empty or a link to nothing, but this device has written.
    case missing
    /// A file that cannot be read.
    case unreadable(SystemError)
    /// People other than its owner may write the folder.
    case writableByOthers
    /// People other than this user can have written the file; `isOwn` where it is this user's, but
    /// writable by others.
    case notPrivate(isOwn: Bool)
    /// The folder belongs to another user.
    case foreignFolder
    /// A later version forbids every change.
    case laterVersion
    /// The file that should name the journal's version does not.
    case noVersion
    /// The file that should hold the name of this device does not.
    case noDeviceName
  }

  /// What was found.
  public var problem: Problem
  /// The file, seen from the container's folder of data, or its whole path when it is elsewhere.
  public var file: String
  /// The byte in the file where it begins, `nil` when it is about the file as a whole.
  public var offset: Int?

  /// A finding in a file.
  public init(_ problem: Problem, file: String, offset: Int? = nil) {
    self.problem = problem
    self.file = file
    self.offset = offset
  }

  /// How much it matters.
  public var severity: Severity {
    switch problem {
    case .unreadable, .missing, .laterVersion: .loss
    case .damage(let kind): kind.isUsed || kind == .unknownOperation ? .notice : .loss
    case .handWritten, .outOfOrder, .clockAhead, .clockBehind, .startsTooLate, .noLaterDate, .copy,
      .copyOfDrinks, .writableByOthers, .notPrivate, .foreignFolder, .noVersion, .noDeviceName:
      .notice
    }
  }
}

extension Finding.Problem {
  /// Whether it is about who can have written a file, and not about what is in it.
  var isAboutOwner: Bool { if case .notPrivate = self { true } else { false } }
}

/// The health of a journal.
public struct DoctorReport: Hashable, Sendable {
  /// How many findings of one file are named one by one; the rest are counted in `omittedCount`.
  public static let capacity = 1_000

  /// What was found.
  public internal(set) var findings: [Finding] = []
  /// How many more there are.
  public internal(set) var omittedCount = 0
  /// How many files hold records.
  public internal(set) var fileCount = 0
  /// How many records they hold.
  public internal(set) var recordCount = 0
  /// How many drinks stand.
  public internal(set) var intakeCount = 0
  /// How many rated nights do.
  public internal(set) var nightCount = 0

  /// Whether every line could be read.
  public internal(set) var isSound = true
}
