public import CaffeineDomain

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
  mutating func append(_ text: String, _ number: Int) {
    count += 1
    if first.count < Self.capacity { first.append("entry \(number): \(text)") }
  }
}

/// The intakes found in a file, under ids that follow from what they say.
struct ImportedIntakes {
  /// The intakes in the order of the file.
  var intakes: [Intake] = []
  /// What was passed over.
  var problems = ImportProblems()
}
