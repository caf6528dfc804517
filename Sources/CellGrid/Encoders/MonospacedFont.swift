/// The type that SVG and HTML are set in.
enum MonospacedFont {
  /// Fonts by name, best first, each with box drawing, blocks and braille; then whatever there is.
  static let families =
    "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Cascadia Mono', Consolas, monospace"
}
