import CommandArguments
import Foundation
import TestSupport
import Testing

@testable import WidgetPreview

/// A project of each form, as an app's authors write it.
enum Projects {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Projects")
    .path

  /// A copy with another text in the file of the project.
  static func copy(
    _ name: String, replacing text: String = "", by other: String = ""
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let copy = "\(folder.path)/it's a \"project\""
    try FileManager.default.copyItem(atPath: "\(Self.folder)/\(name)", toPath: copy)
    let file = "it's a \"project\"/\(name).xcodeproj/project.pbxproj"
    let before = try folder.text(file)
    try folder.write(
      text.isEmpty ? before : before.replacingOccurrences(of: text, with: other), to: file)
    return folder
  }

  /// The exit code for a folder, and what is said.
  static func refusal(of path: String) -> Failure? {
    do throws(Failure) {
      _ = try ProjectFolder(path).extensions()
      return nil
    } catch { return error }
  }
}

@Suite struct ProjectTests {
  @Test func aTargetOfFoldersHasTheirFilesButForExceptions() throws {
    let project = try ProjectFolder("\(Projects.folder)/Folders")
    let found = try project.extensions()
    let widgets = try #require(found.first)
    #expect(found.map(\.name) == ["Cups Extension"])
    #expect(
      widgets.sources.map { $0.dropFirst(project.root.count) } == [
        "/Folders/Cup.swift", "/Widgets/CupsBundle.swift", "/Widgets/CupsWidget.swift",
        "/Widgets/ScannerWidget.swift",
      ])
    #expect(
      widgets.resources.map { $0.dropFirst(project.root.count) } == [
        "/Widgets/en.lproj/Localizable.strings"
      ])
    #expect(widgets.conditions == ["DEBUG"])
    #expect(widgets.isMainActorDefault)
  }

  @Test func aTargetOfPhasesHasTheFilesTheyName() throws {
    let project = try ProjectFolder("\(Projects.folder)/Groups")
    let widgets = try #require(try project.extensions().first)
    #expect(widgets.name == "WidgetsExtension")
    #expect(
      widgets.sources.map { $0.dropFirst(project.root.count) } == [
        "/Widgets/Colors.swift", "/Widgets/CupWidget.swift", "/Widgets/Words.swift",
      ])
    #expect(
      widgets.resources.map { $0.dropFirst(project.root.count) } == [
        "/Widgets/de.lproj/Localizable.strings"
      ])
  }

  @Test func aFolderWithoutAProjectIsWhatIsBesideItsProgram() throws {
    let project = try ProjectFolder("\(Projects.folder)/Folders/Widgets")
    let widgets = try #require(try project.extensions().first)
    #expect(widgets.name == "Widgets")
    #expect(widgets.sources.count == 4)
    #expect(!widgets.isTarget)
  }

  @Test(arguments: [
    (
      "objectVersion = 54", "objectVersion = 999", 65,
      "unknown version '999'"
    ),
    ("rootObject", "otherObject", 65, "is broken"),
    (
      "path = Colors.swift", "path = ../../../Colors.swift", 77,
      "leads out of the folder"
    ),
    ("SOURCE_ROOT", "\"<absolute>\"", 77, "leads out of the folder"),
    ("children = (F3, )", "children = (G1, F3, )", 0, ""),
  ])
  func aProjectFileIsRefused(_ text: String, _ other: String, _ status: Int32, _ words: String)
    throws
  {
    let folder = try Projects.copy("Groups", replacing: text, by: other)
    let refusal = Projects.refusal(of: folder.path)
    #expect(refusal?.status.rawValue ?? 0 == status)
    #expect(refusal?.message.english.contains(words) ?? true)
  }

  @Test func aProjectFileCutInHalfIsBroken() throws {
    let folder = try Projects.copy("Folders")
    let file = "it's a \"project\"/Folders.xcodeproj/project.pbxproj"
    let text = try folder.text(file)
    for part in stride(from: 0, to: text.count - 30, by: 97) {
      try folder.write(String(text.prefix(part)), to: file)
      #expect(Projects.refusal(of: folder.path)?.status == .unreadableData)
    }
  }

  @Test func aLinkThatLeadsOutOfTheFolderIsRefused() throws {
    let folder = try Projects.copy("Groups")
    let path = "\(folder.path)/it's a \"project\"/Widgets/Words.swift"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
    #expect(Projects.refusal(of: folder.path)?.status == .notPermitted)
  }

  @Test func aCommandWithoutOneExtensionIsRefused() throws {
    let empty = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": empty.path]
    func status(_ words: String...) -> Int32 {
      WidgetPreview(["widget-preview"] + words, environment).run()
    }
    #expect(status() == 64)
    #expect(status("\(empty.path)/nowhere") == 66)
    #expect(status(empty.path) == 66)
    #expect(status(Projects.folder, "--target", "Tea") == 64)
    #expect(status("--clean") == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path) == [])
  }

  @Test(.enabled(if: isatty(0) == 0)) func ofSeveralExtensionsOneIsChosen() {
    #expect(
      WidgetPreview(["widget-preview", Projects.folder], [:]).run() == 64)
  }

  @Test func twoAtOnceAreRefused() throws {
    let folder = try TemporaryFolder()
    let cache = Cache(["XDG_CACHE_HOME": folder.path])
    _ = try cache.whileLocked {
      #expect(throws: Failure.self) { try cache.whileLocked { true } }
    }
    #expect(try cache.whileLocked { true })
  }
}
