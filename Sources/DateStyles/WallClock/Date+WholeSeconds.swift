#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// The whole seconds since 1970, rounded down.
  ///
  /// An instant farther than 100 000 000 000 000 seconds (some three million years) from 1970
  /// counts as that far, so that no `Date`, infinity and NaN included, can overflow.
  package var wholeSecondsSince1970: Int {
    let seconds = timeIntervalSince1970.rounded(.down)
    return Int(max(-1e14, min(seconds, 1e14)))
  }

  /// The instant that many whole seconds after 1970.
  package init(wholeSecondsSince1970 seconds: Int) {
    self.init(timeIntervalSince1970: Double(seconds))
  }
}
