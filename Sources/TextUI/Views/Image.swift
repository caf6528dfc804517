import AssetCatalogs
package import PictureDecoding

/// A symbol or a picture.
///
/// ```swift
/// HStack {
///   Image(systemName: "cup.and.saucer.fill")
///   Image(systemName: "checkmark")
///   Image(systemName: "arrow.up")
/// }
/// ```
///
/// ```
/// ☕ ✓ ↑
/// ```
///
/// A symbol is one glyph. A picture is drawn in blocks, each cell in the two colours that come
/// nearest to it, and in braille where there are no colours. It has a size of its own, its pixels
/// divided by its scale, unless it is resizable:
///
/// ```swift
/// Image("Album").resizable().scaledToFill().frame(width: 80, height: 80)
///   .clipShape(RoundedRectangle(cornerRadius: 12))
/// ```
///
/// In text it is a glyph: `▨`. What is resizable takes all it is offered, a symbol in the middle.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(AssetName)
    case resource(ImageResource)
  }

  private(set) var source: Source
  /// What is read aloud; `nil` is the name, empty says nothing.
  private(set) var label: String?
  var traits = ImageTraits()

  private init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  /// A system symbol by its name.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A picture of a catalogue by its name.
  public init(_ name: String) { self.init(.asset(AssetName(name))) }

  /// A picture of a catalogue by its name, read aloud as a label says.
  public init(_ name: String, label: Text) {
    self.init(.asset(AssetName(name)), label: label.spokenText(in: EnvironmentValues()))
  }

  /// A picture of a catalogue by its name, looked for in one folder or those of the environment.
  package init(_ name: AssetName, label: String? = nil) { self.init(.asset(name), label: label) }

  /// A picture, read aloud as a label says; without one it says nothing.
  package init(_ resource: ImageResource, label: String? = nil) {
    self.init(.resource(resource), label: label ?? "")
  }

  /// A picture of a catalogue that says nothing.
  public init(decorative name: String) { self.init(.asset(AssetName(name)), label: "") }
}

extension Image {
  /// What stands in the cells, and what is read aloud where there is no label.
  ///
  /// O(log *n*) in the symbols that are known.
  func symbol(in environment: EnvironmentValues) -> SystemSymbol {
    switch source {
    case .symbol(let name): SystemSymbol(named: environment.symbolVariants.name(of: name))
    case .asset(let asset): SystemSymbol(named: asset.name)
    case .resource: SystemSymbol(named: "photo")
    }
  }
}

extension Image: View {
  /// Adds the picture, or the text of its glyph where there is none.
  public func resolve(into builder: inout TreeBuilder) {
    if let picture = picture(in: builder.environment) {
      var image = self
      image.label = label ?? symbol(in: builder.environment).spokenName
      builder.add(PictureDrawing(picture, of: image, in: builder.environment))
    } else {
      if traits.resizing == .fixed {
        text.resolve(into: &builder)
      } else {
        text.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
          .resolve(into: &builder)
      }
      builder.tree.texts[builder.tree.texts.count - 1].isImage = true
    }
  }

  private var text: Text { traits.tint.map { Text(self).foregroundColor($0) } ?? Text(self) }

  /// The picture it shows; `nil` of a symbol.
  func picture(in environment: EnvironmentValues) -> ImageResource? {
    switch source {
    case .symbol: nil
    case .asset(let name): environment.assets.image(name, for: environment.assetTraits)
    case .resource(let resource): resource
    }
  }
}

/// A glyph has one size and one colour, that of the foreground.
/// - Effect: none
extension Image {
  /// The image as it is: a glyph has one colour, and a picture its own.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
}

/// How the layers of a symbol are coloured.
/// - Effect: none
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}

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

  package var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

extension ImageResource {
  /// All its pixels, no more than 2,048 a side; `nil` where the file is broken.
  package func decodedWhole() -> Picture? { decoded(density: CGSize(width: scale, height: scale)) }
}
