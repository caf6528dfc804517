import TextCells

extension WidgetGallery {
  /// The gallery as a self-contained HTML page without script or network, which opens from a file.
  ///
  /// With drawings in both colour schemes the page follows the reader's.
  func page(in schemes: [ColorScheme], _ customs: WidgetCustoms) -> String {
    let title = customs.title.escapedMarkup
    return """
      <!doctype html>
      <html lang="\(customs.language.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(colors(in: schemes))
      \(Self.layout)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(customs.note.map { "<p>\($0.escapedMarkup)</p>\n" } ?? "")\(markup)
      </body>
      </html>
      """
  }

  private var markup: String {
    sections.map { section in
      """
      <section>
      \(section.heading.map { "<h2>\($0.escapedMarkup)</h2>\n" } ?? "")<div class="widgets">
      \(section.items.map(figure).joined(separator: "\n"))
      </div>
      </section>
      """
    }.joined(separator: "\n")
  }

  /// A widget under its caption, once per scheme; CSS also hides the other from screen readers.
  private func figure(_ item: Item) -> String {
    let pictures = item.drawings.map { scheme, drawing in
      let picture = drawing.grid.html(
        palette: TerminalPalette(scheme), label: drawing.accessibilityLabel)
      return "<div class=\"\(scheme == .light ? "light" : "dark")\">\(picture)</div>"
    }
    let caption = item.caption.escapedMarkup
    return "<figure>\n<figcaption>\(caption)</figcaption>\n\(pictures.joined())\n</figure>"
  }

  /// The page's colours, and which drawings show.
  ///
  /// Paper gets the light ones, since a dark page prints without its background.
  private func colors(in schemes: [ColorScheme]) -> String {
    let light = ":root{color-scheme:light;--ground:#faf7f3;--ink:#1c1c1e;--caption:#5f5f64}"
    let dark = ":root{color-scheme:dark;--ground:#121110;--ink:#e6e6e6;--caption:#a6a6ab}"
    if schemes.count == 1 { return schemes[0] == .light ? light : dark }
    return """
      \(light)
      .dark{display:none}
      @media screen and (prefers-color-scheme:dark){
      \(dark)
      .light{display:none}
      .dark{display:block}
      }
      """
  }

  /// A drawing wider than the page scrolls by itself.
  private static let layout = """
    body{margin:0;padding:24px;background:var(--ground);color:var(--ink);\
    font:16px/1.5 system-ui,sans-serif}
    h1{margin:0 0 8px;font-size:1.75rem}
    h2{margin:32px 0 16px;font-size:1.125rem}
    .widgets{display:flex;flex-wrap:wrap;align-items:flex-start;gap:24px}
    figure{margin:0;max-width:100%;overflow-x:auto}
    figcaption{margin-bottom:8px;color:var(--caption);font-size:.875rem}
    pre{vertical-align:top}
    @page{margin:8mm}
    @media print{
    body{padding:0;background:none}
    h2,figcaption{break-after:avoid}
    figure{break-inside:avoid;overflow:visible}
    }
    """
}
