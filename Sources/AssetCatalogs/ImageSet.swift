/// The forms of a picture.
struct ImageSet {
  /// Their values are paths.
  private(set) var variants: [AssetVariant<String>]
  /// The paths of vector files, which are not drawn.
  private(set) var vectors: [String] = []
  private(set) var isTemplate: Bool?

  init(variants: [AssetVariant<String>]) { self.variants = variants }

  /// Reads an image set; a file that it names counts only if it lies in the set's own folder.
  init(in folder: String, _ files: any AssetFiles) throws(AssetError) {
    let form = try files.contents(of: folder, as: Form.self)
    let names = Set(files.entries(of: folder).lazy.filter { !$0.isFolder }.map(\.name))
    variants = []
    for image in form.images ?? [] {
      guard let name = image.filename, names.contains(name) else { continue }
      let path = "\(folder)/\(name)"
      guard PictureFileName(name) != nil else {
        vectors.append(path)
        continue
      }
      variants.append(
        AssetVariant(
          path, idiom: image.idiom, appearances: image.appearances,
          scale: image.scale?.without(ending: "x").flatMap(Double.init).flatMap {
            (0.5...16).contains($0) ? $0 : nil
          } ?? 1))
    }
    isTemplate =
      switch form.properties?.intent {
      case "template": true
      case "original": false
      default: nil
      }
  }

  private struct Form: Decodable {
    struct Image: Decodable {
      let filename: String?
      let idiom: String?
      let scale: String?
      let appearances: [AssetAppearance]?
    }
    struct Properties: Decodable {
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
      let intent: String?
    }
    let images: [Image]?
    let properties: Properties?
  }
}

/// A picture of a catalogue: a file, not decoded.
public struct AssetImage: Sendable, Hashable {
  /// The whole file.
  public let bytes: [UInt8]
  /// Its pixels a point.
  public let scale: Double
  /// Whether only its opacity counts, to be tinted; `nil` leaves it to who draws it.
  public let isTemplate: Bool?
}
