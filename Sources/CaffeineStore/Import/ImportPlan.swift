public import CaffeineDomain
import CivilTime

/// What an import would bring, before anything is written.
public struct ImportPlan: Hashable, Sendable {
  /// The format that the file was read as.
  public let format: ImportFormat
  /// The intakes that would be added, by their start.
  public let additions: [Intake]
  /// How many of the file's intakes the journal has already, or had and removed.
  public let presentCount: Int
  /// What in the file is no intake.
  public let problems: ImportProblems
  /// The order in which dates like `3/4/2026` were read; `nil` if the file has none.
  public let dateOrder: DateOrder?
  /// The columns of a CSV file that hold nothing an intake has, by their names in the file.
  public let ignoredColumns: [String]
}

/// What in a file to import was passed over: how much, and the first of it.
public struct ImportProblems: Hashable, Sendable {
  /// How many problems `first` holds at most.
  public static let capacity = 100

  /// How many there are.
  public private(set) var count = 0
  /// The first of them, each a sentence that says what is wrong and in which entry.
  public private(set) var first: [String] = []

  /// None.
  public init() {}

  /// Adds a problem of entry or line `number`, counted from 1.
  mutating func append(_ text: String, _ number: Int) { append(text, in: "entry \(number)") }

  /// Adds a problem of a place in the file.
  mutating func append(_ text: String, in place: String) {
    count += 1
    if first.count < Self.capacity { first.append("\(place): \(text)") }
  }
}

/// The intakes found in a file, under ids that follow from what they say.
struct ImportedIntakes {
  /// The intakes in the order of the file.
  private(set) var intakes: [Intake] = []
  /// What was passed over.
  var problems = ImportProblems()
  /// The order in which dates like `3/4/2026` were read.
  var dateOrder: DateOrder?
  /// The columns that hold nothing an intake has.
  var ignoredColumns: [String] = []

  /// Adds what stands in a place of the file, unless no journal would keep it or it starts later
  /// than `latest`.
  mutating func add(_ intake: Intake, from place: String, through latest: Date) {
    if let objection = intake.objection {
      problems.append(objection, in: place)
    } else if intake.start > latest {
      problems.append("it starts more than 48 hours from now", in: place)
    } else {
      intakes.append(intake)
    }
  }
}
