// Nothing is known of languages: a text is of none, and its words have no tags.
@_exported public import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = NLLanguage("und")
  public static let english = NLLanguage("en")
  public static let french = NLLanguage("fr")
  public static let german = NLLanguage("de")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let spanish = NLLanguage("es")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let traditionalChinese = NLLanguage("zh-Hant")
}

/// Finds out which language a text is in: that is not known.
public final class NLLanguageRecognizer: NSObject {
  public var languageConstraints: [NLLanguage] = []
  public var dominantLanguage: NLLanguage? { nil }
  public class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  public func processString(_ string: String) {}
  public func languageHypotheses(
    withMaximum maxHypotheses: Int
  ) -> [NLLanguage: Double] { [:] }
  public func reset() {}
}

public enum NLTokenUnit: Int, Hashable, Sendable {
  case word, sentence, paragraph, document
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// Says of what kind words are: nothing is known of them.
public final class NLTagger: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    public static let joinNames = Options(rawValue: 1 << 4)
  }

  public let tagSchemes: [NLTagScheme]
  public var string: String?
  public var dominantLanguage: NLLanguage? { nil }

  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  public func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
    options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
}
