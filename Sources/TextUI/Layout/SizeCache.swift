/// The last sizes that a box answered, so that stacks in stacks stay linear.
///
/// A stack asks each child for its minimum, its maximum and its share, and is itself asked so by
/// the one around it; the proposals that reach the inside come from a handful.
struct SizeCache {
  private typealias Entry = (proposal: ProposedViewSize, size: CGSize)

  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var fourth: Entry?

  /// The size that was answered to a proposal, if it is among the last four.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    if let first, first.proposal == proposal { return first.size }
    if let second, second.proposal == proposal { return second.size }
    if let third, third.proposal == proposal { return third.size }
    if let fourth, fourth.proposal == proposal { return fourth.size }
    return nil
  }

  /// Keeps an answer and forgets the oldest.
  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    fourth = third
    third = second
    second = first
    first = (proposal, size)
  }
}
