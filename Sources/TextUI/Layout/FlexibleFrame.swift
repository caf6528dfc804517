import struct Foundation.CGFloat

/// The limits of a frame that follows what it is offered and what its content takes.
struct FlexibleFrame: Hashable {
  struct Limits: Hashable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
  }

  var horizontal: Limits
  var vertical: Limits
}
