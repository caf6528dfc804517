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
  /// Lets the image take all it is offered.
  public consuming func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

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
  public func resolve(into tree: inout ViewTree) {
    if isResizable {
      Text(self).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .resolve(into: &tree)
    } else {
      Text(self).resolve(into: &tree)
    }
    tree.texts[tree.texts.count - 1].isImage = true
  }
}
