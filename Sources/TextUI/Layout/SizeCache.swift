import struct Foundation.CGFloat

/// The last sizes that a box answered, so that stacks in stacks stay linear.
///
/// A stack asks each child for its minimum, its maximum and its share, and is itself asked so by
/// the one around it; the proposals that reach the inside come from a handful.
struct SizeCache {
  /// A proposal as bits, which compare faster than two optional numbers.
  private struct Key: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    /// `nil` has the bits of a number that no proposal is.
    private static func bits(_ length: CGFloat?) -> UInt64 {
      guard let length else { return Double.nan.bitPattern }
      return Double(length).bitPattern
    }
  }

  private typealias Entry = (key: Key, size: CGSize)

  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var fourth: Entry?
  /// Which entry is the oldest.
  private var oldest: UInt8 = 0

  /// The size that was answered to a proposal, if it is among the last four.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    let key = Key(proposal)
    if let first, first.key == key { return first.size }
    if let second, second.key == key { return second.size }
    if let third, third.key == key { return third.size }
    if let fourth, fourth.key == key { return fourth.size }
    return nil
  }

  /// Keeps an answer in place of the oldest.
  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = (Key(proposal), size)
    switch oldest {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default: fourth = entry
    }
    oldest = (oldest + 1) & 3
  }
}
