struct ImageSet {
  /// The values are paths.
  private(set) var variants: [AssetVariant<String>]
  /// Paths of vector files, which are not drawn.
  private(set) var vectors: [String] = []
  private(set) var isTemplate: Bool?

  init(variants: [AssetVariant<String>]) { self.variants = variants }

  /// Reads an image set; ignores files outside of the set's folder.
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

/// A picture file of a catalogue, not decoded.
public struct AssetImage: Sendable, Hashable {
  /// The content of the file: PNG, JPEG or GIF.
  public let bytes: [UInt8]
  /// Pixels per point of this variant.
  public let scale: Double
  /// Whether to tint the picture by its opacity; `nil` leaves the choice to the view.
  public let isTemplate: Bool?
}
