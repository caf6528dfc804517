/// The type that SVG and HTML are set in.
enum MonospacedFont {
  /// Fonts by name, best first; then whatever there is.
  static let families =
    "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Cascadia Mono', Consolas, monospace"

  /// The size in pixels at which a letter, 0.602 wide in most of them, fills a cell.
  static let size = "13.3"
}
