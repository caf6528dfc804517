import AppIntents
import AssetCatalogs
import Foundation
import FoundationGaps
import Synchronization
@testable import SwiftUI
import TestSupport
import Testing
import TextUI
import TextWidgetKit

/// The texts of an app, from the files that lie beside its program.
@MainActor
@Suite struct ProgramTextsTests {
  private nonisolated static let files: [String: String] = [
    "/p/en.lproj/Localizable.strings": #"""
    /* A comment */
    "widget.title" = "Cups \"today\"";
    "low %@ at %@" = "%2$@: low (%1$@)";
    "half" = "50% off";
    """#,
    "/p/de.lproj/Localizable.strings": #""widget.title" = "Tassen";"#,
    "/p/en.lproj/Localizable.stringsdict": """
    <plist version="1.0"><dict><key>%d cups in %d days</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@cups@ in %2$#@days@</string>
    <key>cups</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>zero</key><string>no cups</string><key>one</key><string>one cup</string>
    <key>other</key><string>%d cups</string></dict>
    <key>days</key><dict><key>one</key><string>a day</string><key>other</key><string>%d days</string>
    </dict></dict></dict></plist>
    """,
    "/p/Other.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Bean": {},
      "%lld beans": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld bean"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld beans"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld ziarno"}},
          "few": {"stringUnit": {"value": "%lld ziarna"}},
          "many": {"stringUnit": {"value": "%lld ziaren"}},
          "other": {"stringUnit": {"value": "%lld ziarna?"}}}}},
        "zh-Hans": {"stringUnit": {"value": "%lld 粒"}}}},
      "%@ of %lld mugs": {"localizations": {"en": {
        "stringUnit": {"value": "%1$@ of %#@mugs@"},
        "substitutions": {"mugs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg mug"}},
          "other": {"stringUnit": {"value": "%arg mugs"}}}}}}}}},
      "screen": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "phone"}}, "other": {"stringUnit": {"value": "any"}}}}}}}
    }}
    """,
  ]

  private func drawn(_ text: Text, in locale: String = "en_GB") -> String {
    var environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    environment.localeIdentifier = locale
    let texts = ProgramTexts(in: ["/p"], files: HeldFiles(files: Self.files)) { _ in }
    environment.translation = { texts.text(of: $0, $1, in: $2) }
    return CellRenderer(content: text, columns: 40, rows: 1, environment: environment)
      .render().grid.plain().trimmingCharacters(in: .whitespaces)
  }

  @Test func aKeyIsLookedUpInTheLanguageElseInTheDevelopers() {
    #expect(drawn(Text("widget.title")) == "Cups \"today\"")
    #expect(drawn(Text("widget.title"), in: "de_AT") == "Tassen")
    #expect(drawn(Text("half"), in: "de_AT") == "50% off")
    #expect(drawn(Text("screen"), in: "fr") == "phone")
    #expect(drawn(Text("Bean")) == "Bean" && drawn(Text("no.key")) == "no.key")
    #expect(drawn(Text("low \("me") at \(3)")) == "3: low (me)")
  }

  @Test func pluralsAgreeWithTheirNumbers() {
    #expect(drawn(Text("\(1) cups in \(2) days")) == "one cup in 2 days")
    #expect(drawn(Text("\(0) cups in \(1) days")) == "no cups in a day")
    #expect(drawn(Text("\(1) beans")) == "1 bean" && drawn(Text("\(2) beans")) == "2 beans")
    #expect(drawn(Text("\(22) beans"), in: "pl_PL") == "22 ziarna")
    #expect(drawn(Text("\(12) beans"), in: "pl_PL") == "12 ziaren")
    #expect(drawn(Text("\(2) beans"), in: "zh_CN") == "2 粒")
    #expect(drawn(Text("\("me") of \(1) mugs")) == "me of 1 mug")
    #expect(drawn(Text("\("me") of \(1) mugs"), in: "ja") == "me of 1 mug")
  }

  /// By CLDR's table of cardinals.
  @Test(arguments: [
    ("en", "1", [0, 2, 11]), ("de", "1", [0, 2]), ("es", "1", [0, 2]), ("fr", "0 1 1.5", [2, 10]),
    ("zh-Hans", "", [0, 1, 2]), ("tlh", "", [0, 1, 5]),
  ])
  func mostLanguagesHaveTwoForms(language: String, one: String, other: [Double]) {
    for number in one.split(separator: " ").compactMap({ Double($0) }) {
      #expect(LocalizedFormat.pluralCategory(of: number, in: language) == "one")
    }
    for number in other {
      #expect(LocalizedFormat.pluralCategory(of: number, in: language) == "other")
    }
  }

  @Test(arguments: [
    ("pl", "many one few few few many many many few many many other"),
    ("ru", "many one few few few many many one few many many other"),
    ("ar", "zero one two few few few many many many other many other"),
  ])
  func someLanguagesHaveMoreForms(language: String, categories: String) {
    let numbers: [Double] = [0, 1, 2, 3, 4, 5, 12, 21, 22, 100, 111, 1.5]
    let found = numbers.map { LocalizedFormat.pluralCategory(of: $0, in: language) }
    #expect(found.joined(separator: " ") == categories)
  }

  @Test func aBrokenFileIsToldAndLeftOut() {
    let broken = [
      "/p/en.lproj/A.strings": "\"a\" = ", "/p/B.xcstrings": "{\"sourceLanguage\": 3}",
      "/p/en.lproj/C.stringsdict": "<plist><dict><key>half",
      "/p/en.lproj/D.strings": "\"d\" = \"D\";",
    ]
    let told = Locked<[String]>([])
    let texts = ProgramTexts(in: ["/p", "/gone"], files: HeldFiles(files: broken)) { line in
      told.with { $0.append(line) }
    }
    #expect(texts.text(of: "d", [], in: "en") == "D")
    #expect(
      told.with { $0 }.map { $0.prefix { $0 != " " } }
        == ["/p/B.xcstrings", "/p/en.lproj/A.strings", "/p/en.lproj/C.stringsdict"])
  }

  /// What is no view is looked up when it is made, in the tables that the program uses.
  @Test func stringsAndResourcesAreLookedUp() {
    let before = Translation.ofProgram.with { $0 }
    defer { Translation.ofProgram.with { $0 = before } }
    let told = Locked<[String]>([])
    ProgramTexts(in: ["/p"], files: HeldFiles(files: Self.files)) { _ in }
      .use(in: "de_DE") { line in told.with { $0.append(line) } }
    let count = 2
    #expect(String(localized: "widget.title") == "Tassen")
    #expect(String(localized: "half") == "50% off")
    #expect(String(localized: "\(count) beans") == "2 beans")
    #expect(String(localized: "gone.key", defaultValue: "Default") == "Default")
    #expect(NSLocalizedString("widget.title", comment: "") == "Tassen")
    #expect(DisplayRepresentation(title: "widget.title").title.key == "Tassen")
    #expect(DisplayRepresentation(stringLiteral: "widget.title").title.key == "Tassen")
    let name = "Ann"
    #expect(DisplayRepresentation(title: "\(name)").title.key == "Ann")
    let missing = told.with { $0 }.filter { $0.hasPrefix("text \"gone.key\"") }
    #expect(missing == ["text \"gone.key\": in no table of the program"])
    ProgramTable.lookup.withLock { $0 = nil }
  }

  @Test func aKeyOfNoTableIsMissed() {
    let texts = ProgramTexts(in: ["/p"], files: HeldFiles(files: Self.files)) { _ in }
    #expect(texts.misses("widget.titel") && !texts.misses("widget.title"))
    #expect(!texts.misses("Bean") && !texts.misses("%@ · %@") && !texts.misses(""))
  }
}

/// Files by their paths.
private struct HeldFiles: AssetFiles {
  let files: [String: String]

  func entries(of folder: String) -> [AssetFileEntry] {
    var entries: Set<AssetFileEntry> = []
    for path in files.keys where path.hasPrefix(folder + "/") {
      let parts = path.dropFirst(folder.count + 1).split(separator: "/")
      if let name = parts.first {
        entries.insert(AssetFileEntry(name: String(name), isFolder: parts.count > 1))
      }
    }
    return Array(entries)
  }

  func bytes(of path: String, atMost limit: Int) -> [UInt8]? { files[path].map { Array($0.utf8) } }
}
