import struct Foundation.CGFloat

/// A symbol or a picture.
///
/// Cells show a symbol as one glyph. Pictures have no pixels here: one of a catalogue is drawn
/// as the symbol of its name. What may be resized takes all it is offered, its glyph in the middle.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(String)
  }

  private var source: Source
  /// What is read aloud; `nil` is the name, empty says nothing.
  private(set) var label: String?
  private var isResizable = false

  private init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  /// A system symbol by its name.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// A picture of a catalogue by its name.
  public init(_ name: String) {
    self.init(.asset(name))
  }

  /// A picture of a catalogue by its name, read aloud as a label says.
  public init(_ name: String, label: Text) {
    self.init(.asset(name), label: label.spokenText(in: EnvironmentValues()))
  }

  /// A picture of a catalogue that says nothing.
  public init(decorative name: String) {
    self.init(.asset(name), label: "")
  }
}

extension Image {
  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating it.
    case tile
    /// By stretching it.
    case stretch
  }

  /// Whether a picture's own colours count or only its opacity.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its opacity.
    case template
    /// Its own colours.
    case original
  }

  /// How well a picture is stretched.
  public enum Interpolation: Hashable, Sendable {
    /// Not smoothed.
    case none
    /// Quickly.
    case low
    /// As usual.
    case medium
    /// Well.
    case high
  }

  /// Lets the image take all it is offered.
  public consuming func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// No effect: a glyph has the foreground style.
  public consuming func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// No effect: a glyph is not stretched.
  public consuming func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// No effect: a glyph is not stretched.
  public consuming func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// No effect: a glyph has one colour.
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// What stands in the cells, and what is read aloud where there is no label.
  ///
  /// O(log *n*) in the symbols that are known.
  func symbol(in environment: EnvironmentValues) -> SystemSymbol {
    switch source {
    case .symbol(let name): SystemSymbol(named: environment.symbolVariants.name(of: name))
    case .asset(let name): SystemSymbol(named: name)
    }
  }
}

extension Image: View {
  /// An image resolves itself.
  public typealias Body = Never

  /// Adds the node of the glyph, in the middle of all it is offered if it may be resized.
  public func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    Text(self).resolve(into: &tree)
    guard isResizable else { return }
    let limits = FlexibleFrame.Limits(min: 0, ideal: nil, max: .infinity)
    tree.flexibleFrames.append(FlexibleFrame(horizontal: limits, vertical: limits))
    tree.wrap(from: mark, in: .flexibleFrame(tree.flexibleFrames.count - 1, .center))
  }
}

/// How the layers of a symbol are coloured; a glyph has one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let value: Int

  /// One colour.
  public static let monochrome = SymbolRenderingMode(value: 0)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(value: 1)
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(value: 2)
  /// Several colours.
  public static let palette = SymbolRenderingMode(value: 3)
}
