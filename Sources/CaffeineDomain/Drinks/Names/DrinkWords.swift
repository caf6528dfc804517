import CCaffeineTexts

/// A name in UTF-8, read where it lies.
typealias NameBytes = UnsafeBufferPointer<UInt8>

/// An everyday word for drinks of a line of `drink-names.txt`.
struct DrinkWord: @unchecked Sendable {
  // They lie in a file that is part of the program.
  private let meaning: NameBytes
  private let regions: NameBytes

  /// Drinks by an English name or id, the likeliest first; a single one is certain.
  var drinks: [String] { Self.split(meaning, at: UInt8(ascii: "|")) }

  /// Whether it is of a language of the region.
  func isOf(_ region: Region?) -> Bool {
    region.map { Self.split(regions, at: UInt8(ascii: " ")).contains($0.code) } ?? false
  }

  private static func split(_ bytes: NameBytes, at separator: UInt8) -> [String] {
    bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Hands over the words of all languages, or of a region's, in the order of the file, which has a line
  /// for each: regions, and between tabs `meaning=word, word`.
  static func forEach(of region: Region? = nil, _ body: (_ spelling: NameBytes, DrinkWord) -> Void)
  {
    let file = caffeine_drink_names()
    let bytes = NameBytes(
      start: file.start.assumingMemoryBound(to: UInt8.self), count: file.count)
    var (start, isComment) = (0, false)
    var (regions, meaning): (NameBytes?, NameBytes?)
    for index in bytes.indices {
      let isEnd = bytes[index] == UInt8(ascii: "\n")
      if isComment, !isEnd { continue }
      switch bytes[index] {
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: "="):
        meaning = NameBytes(rebasing: bytes[start..<index])
        start = index + 1
      case UInt8(ascii: "\t") where regions == nil:
        let line = NameBytes(rebasing: bytes[start..<index])
        (regions, start) = (line, index + 1)
        if region != nil { isComment = !DrinkWord(meaning: line, regions: line).isOf(region) }
      case UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        if let regions, let meaning {
          body(
            NameBytes(rebasing: bytes[start..<index]),
            DrinkWord(meaning: meaning, regions: regions))
        }
        start = index + (bytes[index] == UInt8(ascii: ",") ? 2 : 1)
        if isEnd { (regions, meaning, isComment) = (nil, nil, false) }
      default: break
      }
    }
  }
}
