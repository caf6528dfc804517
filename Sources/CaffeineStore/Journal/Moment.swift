/// When a device made a change, among its others.
///
/// Changes in its file are ordered by their stamps. An import and a setting stand elsewhere; they
/// name the last of those stamps, `after`, so that no clock that is set back moves them.
struct Moment: Hashable, Comparable, Sendable {
  /// The stamp of the change in the device's file that came before, `Stamp.none` before the first.
  var after: Stamp
  /// The stamp of the change.
  var stamp: Stamp

  /// Orders as they were made.
  static func < (left: Moment, right: Moment) -> Bool {
    left.after == right.after ? left.stamp < right.stamp : left.after < right.after
  }
}
