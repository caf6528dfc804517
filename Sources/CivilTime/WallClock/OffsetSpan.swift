/// A stretch of time during which a zone keeps one offset.
package struct OffsetSpan: Sendable, Hashable {
  /// Seconds ahead of UTC.
  package let offset: Int
  /// The first second since 1970 at which the offset is known to hold.
  let start: Int
  /// The second since 1970 from which another offset may hold.
  package let end: Int
}
