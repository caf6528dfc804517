#if canImport(Testing)
  import Foundation
  package import Testing

  /// How often tests of random input try.
  package enum Trials {
    /// A tenth of `full`, at least one, and all of them where LONG_TESTS=1 is in the environment, as
    /// `Scripts/check` and continuous integration have it.
    ///
    /// The first tenth is part of the whole: a seed that fails in one fails in the other.
    package static func count(_ full: Int) -> Int {
      isFull ? full : max(1, full / 10)
    }

    /// Every eleventh of `all` from the first on, and all of them where LONG_TESTS=1: a prime, so that
    /// no column of what was multiplied out is left out.
    package static func sample<Element>(_ all: [Element]) -> [Element] {
      stride(from: 0, to: all.count, by: isFull ? 1 : 11).map { all[$0] }
    }

    /// LONG_TESTS=1 is in the environment.
    package static let isFull = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"
  }

  extension Tag {
    /// A test that takes seconds when it tries all of its input: see ``Trials``.
    @Tag package static var long: Self
  }
#endif
