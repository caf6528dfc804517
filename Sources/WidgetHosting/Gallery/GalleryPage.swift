import TextCells

/// A gallery as a self-contained HTML page without script or network, which opens from a file.
@MainActor
struct GalleryPage {
  let customs: WidgetCustoms
  /// The gallery in one colour scheme or in both, at least one; with both the page follows the
  /// reader's.
  let galleries: [(scheme: ColorScheme, gallery: WidgetGallery)]

  var html: String {
    let title = customs.title.escapedMarkup
    return """
      <!doctype html>
      <html lang="\(customs.language.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(colors)
      \(Self.layout)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(customs.note.map { "<p>\($0.escapedMarkup)</p>\n" } ?? "")\(sections)
      </body>
      </html>
      """
  }

  private var sections: String {
    let sections = galleries[0].gallery.sections
    return sections.indices.map { section in
      let heading = sections[section].heading.map { "<h2>\($0.escapedMarkup)</h2>\n" }
      let figures = sections[section].items.indices.map { item in
        figure(galleries.map { ($0.scheme, $0.gallery.sections[section].items[item]) })
      }
      return """
        <section>
        \(heading ?? "")<div class="widgets">
        \(figures.joined(separator: "\n"))
        </div>
        </section>
        """
    }.joined(separator: "\n")
  }

  /// A widget under its caption, once per scheme; CSS also hides the other from screen readers.
  private func figure(_ items: [(scheme: ColorScheme, item: WidgetGallery.Item)]) -> String {
    let caption = items[0].item.caption.escapedMarkup
    let pictures = items.map { scheme, item in
      let picture = item.drawing.grid.html(
        palette: TerminalPalette(scheme), label: item.drawing.accessibilityLabel)
      return "<div class=\"\(scheme == .light ? "light" : "dark")\">\(picture)</div>"
    }
    return "<figure>\n<figcaption>\(caption)</figcaption>\n\(pictures.joined())\n</figure>"
  }

  /// The page's colours, and which drawings show.
  ///
  /// Paper gets the light ones, since a dark page prints without its background.
  private var colors: String {
    let light = ":root{color-scheme:light;--ground:#faf7f3;--ink:#1c1c1e;--caption:#5f5f64}"
    let dark = ":root{color-scheme:dark;--ground:#121110;--ink:#e6e6e6;--caption:#a6a6ab}"
    if galleries.count == 1 { return galleries[0].scheme == .light ? light : dark }
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
