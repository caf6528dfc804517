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
/// A symbol is one glyph. A picture is drawn in blocks, each cell in the two nearest colours, or in
/// braille without colours. Its size is its pixels divided by its scale, unless it is resizable:
///
/// ```swift
/// Image("Album").resizable().scaledToFill().frame(width: 80, height: 80)
///   .clipShape(RoundedRectangle(cornerRadius: 12))
/// ```
///
/// In text a picture is a glyph: `▨`. A resizable symbol is in the middle of its proposed size.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(AssetName)
    case resource(ImageResource)
  }

  private(set) var source: Source
  /// The spoken label; `nil` speaks the name, an empty one nothing.
  private(set) var label: String?
  var traits = ImageTraits()

  private init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  public init(systemName: String) { self.init(.symbol(systemName)) }

  public init(_ name: String) { self.init(.asset(AssetName(name))) }

  public init(_ name: String, label: Text) {
    self.init(.asset(AssetName(name)), label: label.spokenText(in: EnvironmentValues()))
  }

  /// Shows a catalogue's picture by its name, from one folder or those of the environment.
  package init(_ name: AssetName, label: String? = nil) { self.init(.asset(name), label: label) }

  /// Shows a picture with a spoken label; without one it is silent.
  package init(_ resource: ImageResource, label: String? = nil) {
    self.init(.resource(resource), label: label ?? "")
  }

  public init(decorative name: String) { self.init(.asset(AssetName(name)), label: "") }

  /// The symbol to draw in text, and to speak without a label; O(log *n*) in the known symbols.
  func symbol(in environment: EnvironmentValues) -> SystemSymbol {
    switch source {
    case .symbol(let name): SystemSymbol(named: environment.symbolVariants.name(of: name))
    case .asset(let asset): SystemSymbol(named: asset.name)
    case .resource: SystemSymbol(named: "photo")
    }
  }

  /// The picture to draw; `nil` for a symbol.
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

extension Image: View {
  /// Adds the picture, or its glyph as text without one.
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

  /// The picture to draw; `nil` for a symbol.
  func picture(in environment: EnvironmentValues) -> ImageResource? {
    switch source {
    case .symbol: nil
    case .asset(let name): environment.assets.image(name, for: environment.assetTraits)
    case .resource(let resource): resource
    }
  }
}

/// A glyph has one size and one colour, the foreground's.
/// - Effect: none
extension Image {
  /// Returns the image unchanged: a glyph has one colour, and a picture its own.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
}

/// The colouring of a symbol's layers.
/// - Effect: none
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}

extension ImageResource {
  /// All pixels, at most 2,048 a side; `nil` for a broken file.
  package func decodedWhole() -> Picture? { decoded(density: CGSize(width: scale, height: scale)) }
}
