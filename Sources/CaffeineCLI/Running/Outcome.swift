import CaffeineStore
import CommandArguments

/// What came of a run: what is on disk, and what went wrong besides.
///
/// The one place that makes an exit code and a sentence of the two. A script that repeats a command
/// until it succeeds goes by the code: so what is saved is a success, whatever fails after it.
@MainActor
final class Outcome {
  /// Whether what the command changes is on disk.
  private enum Saved {
    /// It changed nothing.
    case nothing
    /// The device has confirmed it.
    case saved
    /// It may be there or not; what to do then.
    case unknown(advice: Message)
  }

  /// What a command changes, which decides how it may be repeated.
  enum Change {
    /// A new entry; `id` if the command line can give it one.
    case entry(id: String?)
    /// An entry that is there: removed, it cannot be removed again.
    case existingEntry
    /// The last change, whatever it was: repeated, `undo` would take back one more.
    case lastChange
    /// An import or a setting: the same once more is the same.
    case repeatable
    /// A drink of one's own that goes: repeated, there is none.
    case drinkRemoval
  }

  /// What went wrong, the first if more did.
  private(set) var failure: Failure?
  private var saved = Saved.nothing

  /// Saves something, once in a run.
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

  /// Does something that may fail; the first failure is kept.
  @discardableResult
  func attempt<Value>(_ body: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The exit code.
  var status: ExitStatus {
    switch saved {
    case .saved: .done
    case .nothing, .unknown: failure?.status ?? .done
    }
  }

  /// What to say on standard error; `nil` if nothing, or if nobody is there to read it.
  var diagnostic: Failure? {
    guard let failure, !failure.message.isEmpty else { return nil }
    return switch saved {
    case .nothing: failure
    case .saved:
      Failure(
        failure.status, "Saved. This failed afterwards: \(failure.message)", advice: failure.advice)
    case .unknown(let advice): Failure(failure.status, failure.message, advice: advice)
    }
  }
}

extension Outcome.Change {
  /// What to do when nobody knows whether it is saved.
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
