struct ColorSet {
  private(set) var variants: [AssetVariant<AssetColor>] = []

  init(in folder: String, _ files: any AssetFiles) throws(AssetError) {
    let form = try files.contents(of: folder, as: Form.self)
    for (place, entry) in (form.colors ?? []).enumerated() {
      guard let color = entry.color else { continue }
      guard let value = color.value else {
        throw .malformed(path: folder + "/Contents.json", key: "colors.\(place).color.components")
      }
      variants.append(AssetVariant(value, idiom: entry.idiom, appearances: entry.appearances))
    }
  }

  private struct Form: Decodable {
    struct Entry: Decodable {
      let idiom: String?
      let appearances: [AssetAppearance]?
      let color: ColorForm?
    }
    let colors: [Entry]?
  }
}

/// A colour in Xcode's format.
private struct ColorForm: Decodable {
  let reference: String?
  let components: Components?

  struct Components: Decodable {
    let red: Channel?
    let green: Channel?
    let blue: Channel?
    let white: Channel?
    let alpha: Channel?
  }

  /// `nil` if channels are missing.
  var value: AssetColor? {
    if let reference { return .system(reference) }
    guard let components else { return nil }
    let alpha = components.alpha?.value ?? 1
    if let white = components.white?.value {
      return .channels(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components.red?.value, let green = components.green?.value,
      let blue = components.blue?.value
    else { return nil }
    return .channels(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A channel: `0.5`, or `128` and `0x80` out of 255.
  struct Channel: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let value: Double?
      if let text = try? container.decode(String.self) {
        if text.hasPrefix("0x") {
          value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") {
          value = Double(text)
        } else {
          value = Int(text).map { Double($0) / 255 }
        }
      } else {
        value = try container.decode(Double.self)
      }
      guard let value, value.isFinite else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no channel")
      }
      self.value = min(max(value, 0), 1)
    }
  }
}

/// A colour of a catalogue, resolved when it is drawn.
public enum AssetColor: Sendable, Hashable {
  /// Channels from 0 to 1 in sRGB; values out of range are clamped.
  ///
  /// Values of Display P3 are taken as sRGB.
  case channels(red: Double, green: Double, blue: Double, alpha: Double)
  /// A system colour by its name in UIKit or AppKit, such as `systemBlueColor`.
  case system(String)
}
