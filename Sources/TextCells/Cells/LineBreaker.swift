/// Finds where the lines of a text end.
///
/// A line may end after a space or hyphen, and beside an ideograph or emoji where no opening mark
/// would end the line and no closing mark, small kana or repetition mark start one (the strict
/// rules of JIS X 4051, as far as UAX #14 has them). Where no such place fits, it ends between two
/// clusters; a word to keep whole, or a number, becomes a line that is too long instead.
struct LineBreaker {
  /// A line, as offsets into the text's UTF-8.
  struct Line {
    /// The text of the line, without the spaces or the line end at its break.
    var range: Range<Int>
    var columns: Int
    /// Where the next line starts; `nil` on the last.
    var next: Int?
    /// Whether the text itself ends the line here.
    var isEndOfParagraph: Bool
    /// Whether the line is one word, longer than the line's columns.
    var isTooLong = false
  }

  private struct Opportunity {
    var end: Int
    var columns: Int
    var next: Int
    var usedAtNext: Int
  }

  private let bytes: UTF8Bytes
  private var scanner: ClusterScanner
  private let columns: Int
  /// The columns up to which words are kept whole, along with all numbers; `nil` keeps neither.
  private let keptWord: Int?
  private let count: Int

  private var start = 0
  /// Columns from `start` on, spaces included.
  private var used = 0
  /// The end of the last cluster that is not a space.
  private var end = 0
  private var endColumns = 0
  private var opportunity: Opportunity?
  private var previous: TextCluster?
  /// The cluster that did not fit on the line before.
  private var pending: TextCluster?
  /// Whether the line goes on with a word that was broken.
  private var isWithinWord = false
  private var isFinished = false

  init(_ bytes: UTF8Bytes, columns: Int, keptWord: Int? = nil) {
    self.bytes = bytes
    scanner = ClusterScanner(bytes)
    self.keptWord = keptWord
    self.columns = Swift.max(columns, 1)
    count = bytes.count
  }
}

extension LineBreaker: IteratorProtocol, Sequence {
  mutating func next() -> Line? {
    if isFinished { return nil }
    while let cluster = pending ?? scanner.next() {
      pending = nil
      if cluster.breaking == .newline { return paragraph(endingAt: cluster.range) }
      noteOpportunity(before: cluster)
      let isSpace = cluster.breaking == .space
      if !isSpace && used + cluster.columns > columns && used > 0 {
        pending = cluster
        return brokenLine(before: cluster)
      }
      used += cluster.columns
      if !isSpace { (end, endColumns) = (cluster.range.upperBound, used) }
      remember(cluster)
    }
    isFinished = true
    return Line(
      range: start..<count, columns: Swift.min(used, columns), next: nil, isEndOfParagraph: true)
  }

  private mutating func paragraph(endingAt lineEnd: Range<Int>) -> Line {
    let line = Line(
      range: start..<lineEnd.lowerBound, columns: Swift.min(used, columns),
      next: lineEnd.upperBound, isEndOfParagraph: true)
    begin(at: lineEnd.upperBound, used: 0)
    previous = nil
    isWithinWord = false
    return line
  }

  private mutating func brokenLine(before cluster: TextCluster) -> Line {
    if opportunity == nil, let line = longLine(with: cluster) { return line }
    isWithinWord = opportunity == nil
    let place =
      opportunity
      ?? Opportunity(
        end: end, columns: endColumns, next: cluster.range.lowerBound, usedAtNext: used)
    let line = Line(
      range: start..<place.end, columns: place.columns, next: place.next, isEndOfParagraph: false)
    endColumns -= place.usedAtNext
    begin(at: place.next, used: used - place.usedAtNext)
    return line
  }

  /// The word that begins the line and continues with `cluster`, if it is kept whole.
  ///
  /// In fewer than three columns an ellipsis would leave almost none of it.
  private mutating func longLine(with cluster: TextCluster) -> Line? {
    guard columns > 2, !isWithinWord, let keptWord else { return nil }
    let lineStart = start
    var (rest, last, word) = (scanner, previous, (end: end, columns: used))
    var next: TextCluster? = cluster
    while let cluster = next {
      // A unit after a no-break space moves to the next line before a digit is lost.
      if cluster.breaking == .glue { return nil }
      if cluster.breaking == .space || cluster.breaking == .newline { break }
      if let last, Self.canBreak(between: last, and: cluster) { break }
      word = (cluster.range.upperBound, word.columns + cluster.columns)
      if word.columns > Swift.max(keptWord, Self.longestNumber) { return nil }
      last = cluster
      next = rest.next()
    }
    if word.columns > keptWord, !isNumber(endingAt: word.end) { return nil }
    while next?.breaking == .space { next = rest.next() }
    (scanner, pending, previous) = (rest, next, nil)
    let isEnd = next?.breaking == .newline
    if isEnd { pending = nil }
    if let next { begin(at: isEnd ? next.range.upperBound : next.range.lowerBound, used: 0) }
    isFinished = next == nil
    return Line(
      range: lineStart..<word.end, columns: columns, next: next == nil ? nil : start,
      isEndOfParagraph: isEnd || next == nil, isTooLong: true)
  }

  private mutating func begin(at start: Int, used: Int) {
    self.start = start
    self.used = used
    opportunity = nil
    if end <= start { (end, endColumns) = (start, 0) }
  }

  private mutating func noteOpportunity(before cluster: TextCluster) {
    guard let previous, end > start, Self.canBreak(between: previous, and: cluster) else { return }
    opportunity = Opportunity(
      end: end, columns: endColumns, next: cluster.range.lowerBound, usedAtNext: used)
  }

  /// Remembers the previous cluster; a hyphen that starts a word belongs to it, as in `-x`.
  private mutating func remember(_ cluster: TextCluster) {
    if cluster.columns == 0 && cluster.breaking != .hyphen { return }
    let isAfterWord = previous.map { $0.breaking != .space && $0.breaking != .opening } ?? false
    previous = cluster
    if cluster.breaking == .hyphen && cluster.columns > 0 && !isAfterWord {
      previous?.breaking = .letter
    }
  }

  /// Whether the line up to an offset consists of digits and the signs of numbers.
  private func isNumber(endingAt end: Int) -> Bool {
    var hasDigits = false
    for byte in bytes[start..<end] {
      let isDigit = (0x30...0x39).contains(byte)
      guard isDigit || Self.numberSigns.contains(byte) else { return false }
      hasDigits = hasDigits || isDigit
    }
    return hasDigits
  }

  /// The longest number, in columns, that is kept whole: times of day, amounts, timers.
  private static let longestNumber = 16
  private static let numberSigns: [UInt8] = Array(":.,-+%$".utf8)

  private static func canBreak(between left: TextCluster, and right: TextCluster) -> Bool {
    switch (left.breaking, right.breaking) {
    case (_, .space), (_, .newline), (.glue, _), (_, .glue), (_, .closing): false
    case (.space, _): true
    case (.opening, _), (_, .hyphen): false
    case (.hyphen, .letter): !isDigit(right)
    case (.hyphen, _), (.ideograph, _), (_, .ideograph): true
    case (.closing, _): left.columns == 2
    case (_, .opening): right.columns == 2
    case (.letter, .letter), (.newline, .letter): false
    }
  }

  /// A hyphen before a digit is a sign, or joins the parts of a date.
  private static func isDigit(_ cluster: TextCluster) -> Bool {
    cluster.scalar.map { (0x30...0x39).contains($0) } ?? false
  }
}
