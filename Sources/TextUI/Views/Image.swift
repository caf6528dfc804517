/// A symbol or a picture.
///
/// Cells show a symbol as one glyph. Pictures have no pixels here: one from a catalogue is drawn
/// by the symbol of its name, and reads as its name.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(String)
  }

  let source: Source
  /// What is read aloud; `nil` is the name, empty says nothing.
  var label: String?
  var isResizable = false

  init(_ source: Source) {
    self.source = source
  }

  /// A system symbol by its name.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// A picture of a catalogue by its name.
  public init(_ name: String) {
    self.init(.asset(name))
  }
}

extension Image {
  var symbol: SystemSymbol {
    switch source {
    case .symbol(let name), .asset(let name): SystemSymbol(named: name)
    }
  }

  /// What stands in the cells.
  func glyphs(in set: GlyphSet) -> String {
    symbol.text(in: set)
  }

  /// What is read aloud.
  var spokenText: String {
    label ?? symbol.spokenName
  }
}

extension Image: View {
  /// The image as text; where it may be resized it stands in the middle of what it is offered.
  public var body: some View {
    Text(self)
  }
}
