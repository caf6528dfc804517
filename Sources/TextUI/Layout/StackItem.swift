import struct Foundation.CGFloat

/// A child of a stack while its length is being found.
struct StackItem {
  let child: Int
  let priority: Double
  /// The gap before it.
  var spacing: CGFloat = 0
  var minimum: CGFloat = 0
  var flexibility: CGFloat = 0
  var size = CGSize.zero
}
