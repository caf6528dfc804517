/// The output of a program of widgets; remembers whether a provider failed.
@MainActor
final class ProgramOutput {
  /// Decides the exit code once everything is written.
  private(set) var hasFailed = false
  private let surroundings: ProgramSurroundings
  private var isEmpty = true
  /// The kinds with a reported failure and no answer since.
  private var told: Set<String> = []

  init(in surroundings: ProgramSurroundings) { self.surroundings = surroundings }

  /// Writes one part as lines, separated from the last by a blank line.
  func write(part: String) throws(Failure) {
    defer { isEmpty = false }
    try surroundings.console.print(
      (isEmpty ? "" : "\n") + part + (part.hasSuffix("\n") ? "" : "\n"))
  }

  /// Reports a failing provider once for all its families and tries; `nil` notes an answer.
  func note(_ failure: ProviderFailure?, of kind: String) {
    guard let failure else {
      told.remove(kind)
      return
    }
    hasFailed = true
    guard told.insert(kind).inserted else { return }
    surroundings.tell(Failure(failure, of: kind).message.english)
  }
}
