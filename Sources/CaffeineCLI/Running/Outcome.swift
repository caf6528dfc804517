import CaffeineStore
import CommandArguments

/// The result of a run: what was saved, and what failed.
///
/// The only place that derives an exit code and a message from both. A script that retries until
/// success looks at the code, so a saved change is a success whatever fails later.
@MainActor
final class Outcome {
  /// Whether the command's change is on disk.
  private enum Saved {
    /// No change.
    case nothing
    /// Confirmed by the device.
    case saved
    /// Uncertain; `advice` says what to do.
    case unknown(advice: Message)
  }

  /// The kind of change, which decides whether it may be repeated.
  enum Change {
    /// A new entry; with `id` if the command line can set one.
    case entry(id: String?)
    /// A change to an existing entry: a removal fails the second time.
    case existingEntry
    /// The last change: repeating `undo` would reverse another one.
    case lastChange
    /// An import or setting: repeating it changes nothing.
    case repeatable
    /// Removing a custom drink; a repeat finds nothing to remove.
    case drinkRemoval
  }

  /// The first failure of the run.
  private(set) var failure: Failure?
  private var saved = Saved.nothing

  /// Saves a change, once per run.
  func save<Value>(
    _ change: Change, _ body: () throws(StoreError) -> Value
  ) throws(Failure) -> Value {
    do throws(StoreError) {
      let value = try body()
      saved = .saved
      return value
    } catch {
      if case .notKnownToBeSaved = error { saved = .unknown(advice: change.advice) }
      throw Failure(error)
    }
  }

  /// Performs a step and keeps the first failure.
  @discardableResult
  func attempt<Value>(_ body: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Whether a change is known to be on disk.
  var isSaved: Bool {
    switch saved {
    case .saved: true
    case .nothing, .unknown: false
    }
  }

  var status: ExitStatus { isSaved ? .done : failure?.status ?? .done }

  /// The message for standard error; `nil` if there is none, or nobody reads it.
  var diagnostic: Failure? {
    guard let failure, !failure.message.isEmpty else { return nil }
    return switch saved {
    case .nothing: failure
    case .saved:
      Failure(
        failure.status, "Saved. This failed afterwards: \(failure.message)", advice: failure.advice)
    case .unknown(let advice):
      Failure(failure.status, failure.message, advice: advice, preface: failure.preface)
    }
  }
}

extension Outcome.Change {
  /// What to do if it is uncertain whether the change is saved.
  fileprivate var advice: Message {
    switch self {
    case .entry(let id?):
      "Once the disk works again, run it again with --id \(id): that cannot log it twice."
    case .entry(nil), .existingEntry:
      "Once the disk works again, look with 'caffeine list' before you run it again."
    case .lastChange:
      "Once the disk works again, look at what it took back, with 'caffeine list', 'drinks' or 'config', before you run"
        + " it again."
    case .repeatable: "Once the disk works again, run it again; that is safe."
    case .drinkRemoval:
      "Once the disk works again, look with 'caffeine drinks' before you run it again."
    }
  }
}
