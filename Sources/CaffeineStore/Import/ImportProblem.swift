public import CaffeineDomain

/// A place of a file to import that gave no intake, and why.
public struct ImportProblem: Hashable, Sendable {
  /// A place of a file.
  public enum Place: Hashable, Sendable {
    /// An entry or a line, counted from 1.
    case entry(Int)
    /// What several lines say together of one drink.
    case drink(IntakeID)
  }

  /// What is wrong there.
  public enum Reason: Hashable, Sendable {
    /// There is no date and time that can be read.
    case noDate
    /// There is no amount of caffeine.
    case noAmount
    /// There is no amount, and no drink has the name there.
    case unknownDrink(String)
    /// An entry of a JSON file is no object.
    case noObject
    /// A line of a journal is damaged.
    case damaged
    /// A line of a journal was written by a later version.
    case unknownKind
    /// The unit of the amount is none of mass.
    case unknownUnit(value: String, unit: String)
    /// The text in a field of dates is read as none.
    case unreadableDate(String)
    /// No journal keeps such an intake.
    case notKept(IntakeObjection)
    /// It starts more than 48 hours from now.
    case plannedTooFarAhead
  }

  /// The line, entry or sample of the file.
  public let place: Place
  /// What is wrong there.
  public let reason: Reason

  package init(place: Place, reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

/// What in a file to import was passed over: how much, and the first of it.
public struct ImportProblems: Hashable, Sendable {
  /// How many problems `first` holds at most.
  public static let capacity = 100

  /// Of all, also those that `first` has no room for.
  public private(set) var count = 0
  /// The first of them, in the order of the file.
  public private(set) var first: [ImportProblem] = []

  /// None.
  public init() {}

  mutating func append(_ reason: ImportProblem.Reason, in place: ImportProblem.Place) {
    count += 1
    if first.count < Self.capacity { first.append(ImportProblem(place: place, reason: reason)) }
  }
}
