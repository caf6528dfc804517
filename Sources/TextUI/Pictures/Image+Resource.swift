import AssetCatalogs
package import PictureDecoding

extension Image {
  /// The picture it shows; `nil` of a symbol.
  package func resource(from library: AssetLibrary) -> ImageResource? {
    switch source {
    case .symbol: nil
    case .asset(let name): library.image(name, for: AssetTraits())
    case .resource(let resource): resource
    }
  }

  package var templateTint: Color? { traits.tint }

  package var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }
}

extension ImageResource {
  /// All its pixels, no more than 2,048 a side; `nil` where the file is broken.
  package func decodedWhole() -> Picture? {
    decoded(density: CGSize(width: scale, height: scale))
  }
}
