package import AssetCatalogs
import Synchronization

/// The texts of a program: all `.strings`, `.stringsdict` and `.xcstrings` beside it and in its resource
/// folders, as one table for each language.
package struct ProgramTexts: Sendable {
  /// The formats by language, such as `pt-BR`, and key; `Base` is a language too.
  private var formats: [String: [String: LocalizedFormat]] = [:]
  /// Keys of a catalogue, which are a text of its language even without one.
  private var keys: Set<String> = []
  private var developmentLanguage = "en"

  /// Reads the texts in folders; a file that cannot be read is told of and left out.
  package init(
    in folders: [String], files: any AssetFiles = DiskFiles(), tell: (String) -> Void
  ) {
    for folder in folders {
      for entry in files.entries(of: folder).sorted(by: { $0.name < $1.name }) {
        let path = "\(folder)/\(entry.name)"
        if entry.isFolder, let language = entry.name.named(".lproj") {
          for file in files.entries(of: path).sorted(by: { $0.name < $1.name }) where !file.isFolder
          {
            read("\(path)/\(file.name)", of: language, files, tell)
          }
        } else if !entry.isFolder {
          read(path, of: "Base", files, tell)
        }
      }
    }
  }

  package var isEmpty: Bool { formats.isEmpty && keys.isEmpty }

  /// The text of a key in the language of a locale, or else in the one that the program was made in.
  func text(of key: String, _ numbers: [Double?], in locale: String) -> String? {
    for language in languages(for: locale) {
      if let text = formats[language]?[key]?.text(for: numbers, in: language) { return text }
    }
    return nil
  }

  /// Whether a key with letters has no text in any language.
  func misses(_ key: String) -> Bool {
    key.contains(where: \.isLetter) && !keys.contains(key)
      && !formats.values.contains { $0[key] != nil }
  }

  /// The languages to look in for a locale such as `de_AT`, `zh_TW`.
  private func languages(for locale: String) -> [String] {
    let name = locale.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
    let parts = name.split(separator: "-").map(String.init)
    var languages = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    if parts.first == "zh" {
      let isTraditional = ["Hant", "TW", "HK", "MO"].contains(where: parts.contains)
      languages.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: max(0, languages.count - 1))
    }
    return languages + [developmentLanguage, "Base"]
  }

  private mutating func read(
    _ path: String, of language: String, _ files: any AssetFiles, _ tell: (String) -> Void
  ) {
    let kind = path.split(separator: ".").last
    guard kind == "strings" || kind == "stringsdict" || kind == "xcstrings" else { return }
    do {
      guard let bytes = files.bytes(of: path, atMost: 1 << 24) else {
        throw CocoaError(.fileReadUnknown)
      }
      let data = Data(bytes)
      if kind == "xcstrings" {
        return try read(JSONDecoder().decode(StringCatalog.self, from: data))
      }
      var format = PropertyListSerialization.PropertyListFormat.openStep
      let list = try PropertyListSerialization.propertyList(from: data, format: &format)
      guard let texts = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
      for (key, text) in texts { add(LocalizedFormat(propertyList: text), for: key, in: language) }
    } catch {
      tell("\(path) is broken or cannot be read; its texts are left out".terminalSafe())
    }
  }

  private mutating func read(_ catalog: StringCatalog) {
    developmentLanguage = catalog.sourceLanguage
    for (key, entry) in catalog.strings {
      keys.insert(LocalizedFormat.key(key))
      for (language, text) in entry.localizations ?? [:] {
        add(text.format, for: key, in: language)
      }
    }
  }

  private mutating func add(_ format: LocalizedFormat?, for key: String, in language: String) {
    if let format { formats[language, default: [:]][LocalizedFormat.key(key)] = format }
  }
}

extension LocalizedFormat {
  /// A value of a `.strings` or `.stringsdict` file.
  fileprivate init?(propertyList: Any) {
    if let text = propertyList as? String {
      self = .text(text, plurals: [:])
      return
    }
    guard let entry = propertyList as? [String: Any],
      let text = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    self = .text(
      text,
      plurals: entry.compactMapValues { value in
        (value as? [String: String]).map { Plural(forms: $0) }
      })
  }
}

/// A file `.xcstrings`, as Xcode 15 and later write it.
private struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable { let localizations: [String: Text]? }

  struct Text: Decodable {
    struct Unit: Decodable { let value: String }
    struct Variations: Decodable { let plural, device: [String: Text]? }
    struct Substitution: Decodable {
      let argNum: Int?
      let variations: Variations?
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var format: LocalizedFormat? {
      if let plural = variations?.plural { return .plural(plural.compactMapValues(\.format)) }
      if let device = variations?.device {
        return (device["iphone"] ?? device["other"] ?? device.first?.value)?.format
      }
      let plurals = (substitutions ?? [:]).mapValues { substitution in
        LocalizedFormat.Plural(
          value: substitution.argNum.map { max($0, 1) - 1 },
          forms: substitution.variations?.plural?.compactMapValues(\.stringUnit?.value) ?? [:])
      }
      return stringUnit.map { .text($0.value, plurals: plurals) }
    }
  }
}

extension String {
  /// The name of a file without this ending; `nil` if it has another.
  fileprivate func named(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }
}

extension ProgramTexts {
  /// Looks texts up; `miss` gets each key without one, at each look-up.
  package func lookup(miss: @escaping @Sendable (_ key: String) -> Void) -> Translation.Lookup {
    { key, numbers, locale in
      let text = text(of: key, numbers, in: locale)
      if text == nil, misses(key) { miss(key) }
      return text
    }
  }

  /// Has all texts of the program looked up here, if there are any; `tell` gets a line once for each key
  /// without one.
  func use(in locale: String, tell: @escaping @Sendable (String) -> Void) {
    if isEmpty { return }
    let told = Locked<Set<String>>([])
    let lookup = lookup { key in
      guard told.with({ $0.insert(key).inserted }) else { return }
      tell("text \"\(key)\": in no table of the program".terminalSafe())
    }
    Translation.ofProgram.with { $0 = (lookup, locale) }
    ProgramTable.lookup.withLock { $0 = { lookup($0, [], locale) } }
  }
}
