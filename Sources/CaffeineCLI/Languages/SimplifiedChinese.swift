import CCaffeineTexts
import CommandArguments

extension Language {
  /// Its words stand in `Sources/CCaffeineTexts/zh-Hans.strings`.
  static let simplifiedChinese = Language(
    names: ["zh_CN", "zh_SG", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG"], listSeparator: "、"
  ) { key in
    let texts = caffeine_simplified_chinese()
    let words = WordTable(UnsafeRawBufferPointer(start: texts.start, count: texts.count))
    return words[key] ?? key.withSmallInitial.flatMap { words[$0] }
  }
}

extension String {
  /// The key with a small first letter, which stands for both: Chinese has no case.
  ///
  /// `nil` for a key that begins with anything but a capital letter of ASCII.
  fileprivate var withSmallInitial: String? {
    guard let first = utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return nil }
    var bytes = Array(utf8)
    bytes[0] |= 0x20
    return String(decoding: bytes, as: UTF8.self)
  }
}
