/// The last four sizes that a node answered, so that stacks in stacks stay linear.
///
/// A stack asks each child for its minimum, its maximum and its share, and is itself asked so by
/// the one around it. Without a memory each level would triple the questions: text under five
/// stacks would be wrapped 3⁵ = 243 times. The proposals that reach the inside are few, since a
/// stack's children mostly answer the same to a height whatever it is: with the ideal, the minimum,
/// the maximum and the share there are four, and each is asked again soon or never.
struct SizeCache {
  /// A proposal as bits, which compare faster than two optional numbers.
  struct Key: Hashable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    /// `nil` has the bits of a number that no proposal is.
    private static func bits(_ length: CGFloat?) -> UInt64 {
      // 0 would not do: 0 is the question for the least length, and asked by every stack.
      guard let length else { return Double.nan.bitPattern }
      return Double(length).bitPattern
    }
  }

  struct Question: Hashable {
    let id: Int
    let key: Key

    init(_ id: Int, _ proposal: ProposedViewSize) {
      self.id = id
      key = Key(proposal)
    }
  }

  typealias Entry = (key: Key, size: CGSize)

  private enum Slot { case first, second, third, fourth }

  // Four properties and not an array, which would be one allocation a node.
  private(set) var first: Entry?
  private(set) var second: Entry?
  private(set) var third: Entry?
  private(set) var fourth: Entry?
  private var oldest = Slot.first

  /// The size that was answered to a proposal, if it is among the last four.
  ///
  /// Inlined, since whoever calls it on an element of an array would copy all four first.
  @inline(__always)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    let key = Key(proposal)
    if let first, first.key == key { return first.size }
    if let second, second.key == key { return second.size }
    if let third, third.key == key { return third.size }
    if let fourth, fourth.key == key { return fourth.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = (Key(proposal), size)
    switch oldest {
    case .first: (first, oldest) = (entry, .second)
    case .second: (second, oldest) = (entry, .third)
    case .third: (third, oldest) = (entry, .fourth)
    case .fourth: (fourth, oldest) = (entry, .first)
    }
  }
}
