import Foundation
import Testing

@testable import PictureDecoding

/// A picture of the folder `Fixtures` and the pixels that another program reads from it.
enum Fixture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { [".png", ".jpg", ".gif"].contains(where: $0.hasSuffix) }.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func pixels(of name: String) throws -> Picture {
    let bytes = try bytes(name + ".pam")
    let mark = Array("ENDHDR\n".utf8)
    let end = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) }) + mark.count
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let size = try #require(
      PixelSize(width: Int(words[2]) ?? 0, height: Int(words[4]) ?? 0))
    return Picture(
      size: size,
      pixels: stride(from: end, to: bytes.count, by: 4).map {
        Picture.Pixel(
          red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
      })
  }
}
