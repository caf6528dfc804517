/// The last four sizes of a node, which keep nested stacks linear.
///
/// A stack asks each child for its minimum, its maximum and its share, and the stack around does
/// the same. Without a memory each level would triple the questions: text under five stacks would
/// be wrapped 3⁵ = 243 times. Few proposals reach the inside, since a stack's children mostly
/// answer alike for all heights: ideal, minimum, maximum and share are four, and each is asked
/// again soon or never.
///
/// An answer that follows no proposed height answers for all heights, and a stack asks about many:
/// text that fits on one line is the same in each. Without it a row of five texts in a column would
/// be arranged three times for its size alone.
struct SizeCache {
  /// A proposal as bits, which compare faster than two optional numbers.
  struct Key: Hashable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      self.init(width: Self.bits(proposal.width), height: Self.bits(proposal.height))
    }

    private init(width: UInt64, height: UInt64) {
      self.width = width
      self.height = height
    }

    /// Stores `nil` as NaN, which no proposal is.
    private static func bits(_ length: CGFloat?) -> UInt64 {
      // 0 would not do: it asks for the least length, and every stack asks it.
      guard let length else { return Double.nan.bitPattern }
      return Double(length).bitPattern
    }

    /// The key of an answer that is the same for every height.
    var forAnyHeight: Key { Key(width: width, height: Self.anyHeight) }

    static let anyHeight = UInt64.max

    func isAnswered(by entry: Entry) -> Bool {
      width == entry.key.width && (height == entry.key.height || entry.key.height == Self.anyHeight)
    }
  }

  struct Question: Hashable {
    let id: Int
    let key: Key

    init(_ id: Int, _ proposal: ProposedViewSize) {
      self.init(id, Key(proposal))
    }

    init(_ id: Int, _ key: Key) {
      self.id = id
      self.key = key
    }
  }

  typealias Entry = (key: Key, size: CGSize, use: HeightUse)

  private enum Slot { case first, second, third, fourth }

  // Four properties instead of an array, which would be one allocation a node.
  private(set) var first: Entry?
  private(set) var second: Entry?
  private(set) var third: Entry?
  private(set) var fourth: Entry?
  private var oldest = Slot.first

  /// The answer to a question, if it is among the last four.
  ///
  /// Inlined, since calling it on an element of an array would copy all four first.
  @inline(__always)
  func answer(to key: Key) -> Entry? {
    if let first, key.isAnswered(by: first) { return first }
    if let second, key.isAnswered(by: second) { return second }
    if let third, key.isAnswered(by: third) { return third }
    if let fourth, key.isAnswered(by: fourth) { return fourth }
    return nil
  }

  mutating func insert(_ entry: Entry) {
    switch oldest {
    case .first: (first, oldest) = (entry, .second)
    case .second: (second, oldest) = (entry, .third)
    case .third: (third, oldest) = (entry, .fourth)
    case .fourth: (fourth, oldest) = (entry, .first)
    }
  }
}

/// What of a size follows the proposed height.
enum HeightUse: UInt8 {
  /// The size is the same for every height.
  case none
  /// The width is the same for every height, as that of a colour or of one column of letters.
  case height
  case both
}
