import AssetCatalogs
import Foundation
import PictureDecoding
import Synchronization
import TestSupport
import Testing

@testable import TextUI

/// Pictures and colours by their names, and pictures by their addresses.
@MainActor
@Suite struct AssetLibraryTests {
  private let folder: TemporaryFolder
  private let problems = Problems()

  /// What a library has told.
  private final class Problems: Sendable {
    let told = Mutex<[AssetProblem]>([])
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(bytes: Self.gif(0xFF, 0, 0), to: "Cover.gif")
    try folder.write(bytes: Self.gif(0, 0, 0xFF), to: "Cover~dark.gif")
    try folder.write(bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 9], to: "Broken.gif")
    try folder.write(
      """
      {"colors":[{"color":{"components":{"red":"0.2","green":"0","blue":"0","alpha":"1.0"}}},
      {"appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"reference":"systemRedColor"}}]}
      """, to: "A.xcassets/Brand.colorset/Contents.json")
  }

  /// A picture of one pixel.
  private nonisolated static func gif(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [UInt8] {
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, red, green, blue, 0, 0, 0]
      + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
  }

  private func library(_ folders: [String]? = nil) -> AssetLibrary {
    let problems = problems
    return AssetLibrary(
      folders: folders ?? ["\(folder.path)/none", folder.path],
      remoteImage: { $0.host() == "cached.example" ? Self.gif(0, 0xFF, 0) : nil },
      onProblem: { problem in problems.told.withLock { $0.append(problem) } })
  }

  private func environment(_ scheme: ColorScheme = .light) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.assets = library()
    return environment
  }

  /// The ground of the cell that a view fills.
  private func ground(_ view: some View, in environment: EnvironmentValues) -> RGBA? {
    CellRenderer(content: view, columns: 1, rows: 1, environment: environment).render()
      .grid[0, 0].style.background
  }

  @Test func aPictureIsFoundByItsNameAndScheme() {
    let cover = Image("Cover").resizable()
    #expect(ground(cover, in: environment(.light)) == RGBA(hex: 0xFF0000))
    #expect(ground(cover, in: environment(.dark)) == RGBA(hex: 0x0000FF))
    #expect(
      ground(
        Image(AssetName("Cover", folder: folder.path)).resizable(),
        in: {
          var environment = environment()
          environment.assets = AssetLibrary()
          return environment
        }()) == RGBA(hex: 0xFF0000))
    #expect(problems.told.withLock(\.self).isEmpty)
  }

  @Test func aNameIsWhatAPictureSays() {
    func spoken(_ image: Image) -> String {
      CellRenderer(content: image.resizable(), columns: 1, rows: 1, environment: environment())
        .render().accessibilityLabel
    }
    #expect(spoken(Image("Cover")) == "Cover")
    #expect(spoken(Image("Cover", label: Text("The cover"))) == "The cover")
    #expect(spoken(Image(decorative: "Cover")) == "")
  }

  @Test func whatIsNowhereIsToldOnceAndDrawnAsItsSymbol() {
    let environment = environment()
    for _ in 0..<3 {
      let renderer = CellRenderer(
        content: Image("Nowhere"), columns: 1, rows: 1, environment: environment)
      #expect(renderer.render().grid.plain() == "◌")
      _ = ground(Color("None"), in: environment)
      _ = ground(Image("Broken"), in: environment)
    }
    #expect(
      problems.told.withLock(\.self) == [
        AssetProblem(subject: .image("Nowhere"), reason: .catalog(.notFound)),
        AssetProblem(subject: .color("None"), reason: .catalog(.notFound)),
        AssetProblem(
          subject: .image("Broken"), reason: .picture(.malformed(.gif, offset: 7))),
      ])
  }

  @Test func aColourFollowsTheScheme() {
    #expect(ground(Color("Brand"), in: environment(.light)) == RGBA(hex: 0x330000))
    #expect(ground(Color("Brand"), in: environment(.dark)) == RGBA(hex: 0xFF453A))
  }

  @Test func anAddressOfAFileOrOfDataIsThereAtOnce() {
    let data = Data(Self.gif(0, 0xFF, 0)).base64EncodedString()
    for (address, color) in [
      ("file://\(folder.path)/Cover.gif", 0xFF0000), ("data:image/gif;base64,\(data)", 0x00FF00),
      ("https://cached.example/a.gif", 0x00FF00),
    ] as [(String, UInt32)] {
      let image = AsyncImage(url: URL(string: address)) {
        $0.resizable()
      } placeholder: {
        Color.black
      }
      #expect(ground(image, in: environment()) == RGBA(hex: color), "\(address)")
    }
    let other = AsyncImage(url: URL(string: "https://example.com/a.gif")) { phase in
      phase.image == nil && phase.error == nil ? Color.white : .black
    }
    #expect(ground(other, in: environment()) == RGBA(hex: 0xFFFFFF))
    #expect(problems.told.withLock(\.self).isEmpty)
  }

  @Test func anAddressThatGivesNoPictureFails() throws {
    let missing = "\(folder.path)/missing.gif"
    for (address, reason) in [
      ("file://\(missing)", .catalog(.unreadable(path: missing))),
      ("data:image/gif;base64,!", .notData), ("data:image/gif", .notData),
      ("data:,%47IF", .picture(.unknownFormat)),
    ] as [(String, AssetProblem.Reason)] {
      let url = try #require(URL(string: address))
      var failure: (any Error)?
      let image = AsyncImage(url: url) { phase in
        let _ = failure = phase.error
        Color.white
      }
      #expect(ground(image, in: environment()) == RGBA(hex: 0xFFFFFF))
      #expect(failure as? AssetProblem == AssetProblem(subject: .address(url), reason: reason))
    }
  }
}
