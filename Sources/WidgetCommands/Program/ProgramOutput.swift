import WidgetHosting

/// What a program of widgets writes, and whether a provider has failed.
@MainActor
final class ProgramOutput {
  /// Whether a provider has failed, which the exit code says once all else is written.
  private(set) var hasFailed = false
  private let surroundings: ProgramSurroundings
  private var isEmpty = true
  /// The kinds whose failure was told and that have not answered since.
  private var told: Set<String> = []

  init(in surroundings: ProgramSurroundings) { self.surroundings = surroundings }

  func write(_ text: String) throws(Failure) {
    switch surroundings.console.write(text, .output) {
    case .whole: return
    case .closed: throw Failure(.brokenPipe, "")
    case .failed(let number):
      throw Failure(.notSaved, "Cannot write to standard output: error \(number).")
    }
  }

  /// Writes a part of the whole, below a blank line where others stand.
  func write(part: String) throws(Failure) {
    defer { isEmpty = false }
    try write(isEmpty ? part : "\n" + part)
  }

  /// Tells of a provider that fails, in one line for all its families and tries; `nil` is an answer.
  func note(_ failure: ProviderFailure?, of kind: String) {
    guard let failure else {
      told.remove(kind)
      return
    }
    hasFailed = true
    guard told.insert(kind).inserted else { return }
    surroundings.tell(Failure(failure, of: kind).message.english)
  }

  /// Tells of a reload that failed; its widget keeps what it shows.
  func note(_ record: ReloadRecord) {
    switch record.outcome {
    case .timeline: note(nil, of: record.kind)
    case .failure(let failure): note(failure, of: record.kind)
    }
  }
}
