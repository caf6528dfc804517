import CCaffeineTexts

/// An everyday word for drinks of a line of `drink-names.txt`.
struct DrinkWord {
  /// Their bytes in the file.
  private let meaning, regions: Range<Int>

  /// Drinks by an English name or id, the likeliest first; a single one is certain.
  var drinks: [String] { Self.split(meaning, at: UInt8(ascii: "|")) }

  /// Whether it is of a language of the region.
  func isOf(_ region: Region?) -> Bool {
    region.map { Self.split(regions, at: UInt8(ascii: " ")).contains($0.code) } ?? false
  }

  private static var file: UnsafeBufferPointer<UInt8> {
    let file = caffeine_drink_names()
    return UnsafeBufferPointer(
      start: file.start.assumingMemoryBound(to: UInt8.self), count: file.count)
  }

  private static func split(_ range: Range<Int>, at separator: UInt8) -> [String] {
    file[range].split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Hands over the words of all languages in the order of the file, which has a line for each:
  /// regions, and between tabs `meaning=word, word`.
  static func forEach(_ body: (_ spelling: String, DrinkWord) -> Void) {
    let bytes = file
    var (start, isComment) = (0, false)
    var (regions, meaning): (Range<Int>?, Range<Int>?)
    for index in bytes.indices {
      let isEnd = bytes[index] == UInt8(ascii: "\n")
      if isComment, !isEnd { continue }
      switch bytes[index] {
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: "="):
        meaning = start..<index
        start = index + 1
      case UInt8(ascii: "\t") where regions == nil:
        regions = start..<index
        start = index + 1
      case UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
        if let regions, let meaning {
          body(
            String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self),
            DrinkWord(meaning: meaning, regions: regions))
        }
        start = index + (bytes[index] == UInt8(ascii: ",") ? 2 : 1)
        if isEnd { (regions, meaning, isComment) = (nil, nil, false) }
      default: break
      }
    }
  }
}
