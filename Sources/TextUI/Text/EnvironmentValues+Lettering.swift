// Settings of letters and symbols that cells ignore; views can read them.

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

/// - Effect: none
extension EnvironmentValues {
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

/// - Effect: none
nonisolated extension View {
  /// Sets only the environment value: lines stay one row apart.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Sets only the environment value: a symbol stays one glyph.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Sets only the environment value: a symbol stays one glyph in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
