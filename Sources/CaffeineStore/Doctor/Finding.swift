/// Something in the journal's folders that is not as it should be.
public struct Finding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: Hashable, Sendable {
    /// Something could not be read: an entry may be missing.
    case loss
    /// All is read, but something should be looked at.
    case notice
  }

  /// How much it matters.
  public var severity: Severity
  /// The file, seen from the container's folder of data, or its whole path when it is elsewhere.
  public var file: String
  /// The byte in the file where it begins, `nil` when it is about the file as a whole.
  public var offset: Int?
  /// What was found.
  public var problem: String
  /// What can be done about it.
  public var remedy: String

  /// A finding of these parts.
  public init(
    _ severity: Severity, file: String, offset: Int? = nil, problem: String, remedy: String
  ) {
    self.severity = severity
    self.file = file
    self.offset = offset
    self.problem = problem
    self.remedy = remedy
  }
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
  /// How many intakes stand.
  public internal(set) var intakeCount = 0

  /// Whether every line could be read.
  public var isSound: Bool { omittedCount == 0 && !findings.contains { $0.severity == .loss } }
}
