import Foundation
import TestSupport
import Testing

@testable import WidgetPreview

@Suite struct BuildTests {
  static let source = """
    import SwiftUI

    struct Cups {
      let count: Int
      let words = "} \\("\\(1)") {"  // }
      @ViewBuilder
      func body(
        of cup: Int
      ) -> some View {
        if cup > 0 { Text("}") }
      }
      static let all = [
        1,
      ]
    }

    extension Cups: View {
      var other: Int { 1 }
      var body: some View { EmptyView() }
    }

    #if DEBUG
      let debug = true
    #endif
    #Preview("Two") {
      Cups(count: 2)
    }

    """

  /// A member of a type with a protocol goes with the type: a default could stand in for it.
  @Test(arguments: [
    (4, 4...4), (5, 5...5), (8, 6...11), (10, 6...11), (13, 12...14), (18, 17...20), (23, 23...23),
    (26, 25...27),
  ])
  func anErrorTakesTheSmallestDeclaration(_ line: Int, _ lines: ClosedRange<Int>) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/Cups: 1.swift"
    try Self.source.write(toFile: path, atomically: true, encoding: .utf8)
    let cache = Cache(
      ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path]) { $1 })
    let found = try Declarations.find(in: [path], in: folder.path, with: cache)
    #expect(found[path]?.lines(with: line) == lines)
  }

  @Test(arguments: [
    ("cannot find 'KFImage' in scope", ["KFImage"]),
    ("cannot find type 'Tip' in scope", ["Tip"]),
    ("type 'Color?' has no member 'crema'", ["crema"]),
    ("type 'Cup' does not conform to protocol 'Codable'", []),
  ])
  func anErrorNamesWhatIsMissing(_ message: String, _ names: [String]) {
    #expect(
      Build.Diagnostic("/a: b/Cups.swift:12:5: error: \(message)")?.missingNames == names)
    #expect(
      Build.Diagnostic("/a: b/Cups.swift:12:5: error: \(message)")?.path == "/a: b/Cups.swift")
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("HNOrange", "hnOrange"), ("dark-roast bean", "darkRoastBean"),
    ("URL", "url"), ("Color", "color"), ("crema", "crema"),
  ])
  func aColourHasItsNameInCode(_ name: String, _ symbol: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "A.xcassets/\(name).colorset/Contents.json")
    let widgets = WidgetExtension(name: "Cups", files: ["\(folder.path)/A.xcassets"])
    #expect(widgets.assetNames.contains("static var \(symbol): Color { Color(\"\(name)\") }"))
  }

  /// Builds the kit, which takes minutes and hundreds of MiB: once, where this package is built.
  @Test(.enabled(if: Trials.isFull), .tags(.long))
  func aProjectIsDrawnWithoutWhatCannotBeCompiled() throws {
    let folder = try Projects.copy("Folders")
    let page = "\(folder.path)/page.html"
    let cache = URL(fileURLWithPath: Projects.folder).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build").path
    let status = WidgetPreview(
      ["widget-preview", "\(folder.path)/it's a \"project\"", "--html", page],
      ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache]) { $1 }
    ).run()
    let text = try folder.text("page.html")
    #expect(status == 0)
    #expect(text.contains("Double espresso"))
    #expect(text.contains("A cup a day"))
    #expect(!text.contains("Scanner"))
  }
}
