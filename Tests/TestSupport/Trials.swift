#if canImport(Testing)
  import Foundation
  package import Testing

  /// How often tests of random input try.
  package enum Trials {
    /// A tenth of `full` or one in so many, at least one, and all of them where LONG_TESTS=1 is in the
    /// environment, as `Scripts/check` and continuous integration have it.
    ///
    /// The first are part of the whole: a seed that fails in one fails in the other.
    package static func count(_ full: Int, oneIn share: Int = 10) -> Int {
      isFull ? full : max(1, full / share)
    }

    /// One in so many of `all`, and all of them where LONG_TESTS=1: a prime number, so that no column of
    /// what was multiplied out is left out.
    ///
    /// Tests of several cases hand in the number of theirs, so that each begins elsewhere.
    package static func sample<Element>(
      _ all: [Element], oneIn prime: Int = 11, case number: Int = 0
    ) -> [Element] {
      isFull ? all : stride(from: number % prime, to: all.count, by: prime).map { all[$0] }
    }

    /// LONG_TESTS=1 is in the environment; where it is not, a run of tests says so once.
    package static let isFull = {
      // A sample of the pictures would be recorded otherwise.
      let isFull = ["LONG_TESTS", "RECORD_SNAPSHOTS"].contains {
        ProcessInfo.processInfo.environment[$0] == "1"
      }
      if !isFull {
        let note = "Long tests take a sample of their input: LONG_TESTS=1 takes all of it.\n"
        FileHandle.standardError.write(Data(note.utf8))
      }
      return isFull
    }()
  }

  extension Tag {
    /// A test that takes seconds when it tries all of its input: see ``Trials``.
    @Tag package static var long: Self
  }
#endif
