/// The last four sizes of a node, which keep nested stacks linear.
///
/// A stack asks each child for its minimum, its maximum and its share, and the stack around does
/// the same. Without a memory each level would triple the questions: text under five stacks would
/// be wrapped 3⁵ = 243 times. Few proposals reach the inside, since a stack's children mostly
/// answer alike for all heights: ideal, minimum, maximum and share are four, and each is asked
/// again soon or never.
struct SizeCache {
  /// A proposal as bits, which compare faster than two optional numbers.
  struct Key: Hashable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    /// Stores `nil` as NaN, which no proposal is.
    private static func bits(_ length: CGFloat?) -> UInt64 {
      // 0 would not do: it asks for the least length, and every stack asks it.
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

  // Four properties instead of an array, which would be one allocation a node.
  private(set) var first: Entry?
  private(set) var second: Entry?
  private(set) var third: Entry?
  private(set) var fourth: Entry?
  private var oldest = Slot.first

  /// The size for a proposal, if it is among the last four.
  ///
  /// Inlined, since calling it on an element of an array would copy all four first.
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
