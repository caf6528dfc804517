import SwiftUI
import TestSupport
import Testing

@MainActor
struct UIImageTests {
  /// A picture of two white pixels, side by side.
  private let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x04, 0x0A, 0, 0x3B]

  @Test func aFileIsAPictureOfItsSize() throws {
    let image = try #require(UIImage(data: Data(gif), scale: 2))
    #expect(image.size == CGSize(width: 1, height: 0.5))
    #expect(image.scale == 2 && image.renderingMode == .automatic)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }

  @Test func aFileIsHandedBackAsItIs() throws {
    let pictures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "PictureDecodingTests/Fixtures")
    let png = try Data(contentsOf: pictures.appending(path: "clear.png"))
    let jpeg = try Data(contentsOf: pictures.appending(path: "gray.jpg"))
    #expect(UIImage(data: png)?.withRenderingMode(.alwaysTemplate).pngData() == png)
    #expect(UIImage(data: jpeg)?.jpegData(compressionQuality: 0.5) == jpeg)
    #expect(try #require(UIImage(data: Data(gif))).jpegData(compressionQuality: 1) == nil)
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
  }

  @Test func aFileOnDiskHasTheScaleOfItsName() throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes: gif, to: "a@2x.gif")
    #expect(try #require(UIImage(contentsOfFile: "\(folder.path)/a@2x.gif")).size.width == 1)
    #expect(UIImage(contentsOfFile: "\(folder.path)/none.gif") == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test func symbolsAndAssetsAreThereOrNot() {
    #expect(UIImage(systemName: "star") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "NoSuchAsset") == nil)
    #expect(UIImage(named: "NoSuchAsset", in: .main, compatibleWith: nil) == nil)
  }

  @Test func aBundleHasItsOwnPictures() throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes: gif, to: "Cover.gif")
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "Cover", in: bundle, with: nil)?.size.width == 2)
    #expect(ground(Image("Cover", bundle: bundle)) == RGBA(hex: 0xFFFFFF))
    #expect(ground(Image(ImageResource(name: "Cover", bundle: bundle))) == RGBA(hex: 0xFFFFFF))
  }

  @Test func aTintIsTheColourOfATemplate() throws {
    let image = try #require(UIImage(data: Data(gif)))
    for (tinted, color) in [
      (image, 0xFFFFFF), (image.withTintColor(.red), 0xFF0000),
      (image.withRenderingMode(.alwaysTemplate), 0x00FF00),
      (image.withTintColor(.red, renderingMode: .alwaysOriginal), 0xFF0000),
    ] as [(UIImage, UInt32)] {
      #expect(ground(Image(uiImage: tinted)) == RGBA(hex: color))
    }
  }

  /// What an image fills a cell with, where the foreground is green.
  private func ground(_ image: Image) -> RGBA? {
    let renderer = CellRenderer(
      content: image.resizable().foregroundStyle(Color(.green)), columns: 1, rows: 1,
      environment: EnvironmentValues())
    return renderer.render().grid[0, 0].style.background
  }
}
