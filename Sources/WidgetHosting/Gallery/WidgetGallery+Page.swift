import TextCells

extension WidgetGallery {
  /// The gallery as a self-contained HTML page without script or network, which opens from a file.
  ///
  /// With drawings in both colour schemes the page follows the reader's; CSS hides the others, also
  /// from screen readers.
  func page(in schemes: [ColorScheme], _ customs: WidgetCustoms) -> String {
    let title = customs.title.escapedMarkup
    var page = """
      <!doctype html>
      <html lang="\(customs.language.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(Self.style(in: schemes))
      </style>
      </head>
      <body>
      <h1>\(title)</h1>\n
      """
    if let note = customs.note { page += "<p>\(note.escapedMarkup)</p>\n" }
    for section in sections {
      page += "<section>\n"
      if let heading = section.heading { page += "<h2>\(heading.escapedMarkup)</h2>\n" }
      for item in section.items {
        page += "<figure>\n<figcaption>\(item.caption.escapedMarkup)</figcaption>\n"
        for (scheme, drawing) in item.drawings {
          let picture = drawing.grid.html(
            palette: TerminalPalette(scheme), label: drawing.accessibilityLabel)
          page += "<div class=\"\(scheme)\">\(picture)</div>"
        }
        page += "\n</figure>\n"
      }
      page += "</section>\n"
    }
    return page + "</body>\n</html>"
  }

  /// A drawing wider than the page scrolls by itself; paper gets the light ones, since a dark page
  /// prints without its background.
  private static func style(in schemes: [ColorScheme]) -> String {
    let follows = """

      .dark{display:none}
      @media print{:root{color-scheme:light}}
      @media screen and (prefers-color-scheme:dark){.light{display:none}.dark{display:block}}
      """
    return """
      :root{color-scheme:\(schemes.map { "\($0)" }.joined(separator: " "))}
      body{margin:24px;background:light-dark(#faf7f3,#121110);color:light-dark(#1c1c1e,#e6e6e6);\
      font:16px/1.5 system-ui,sans-serif}
      section{display:flex;flex-wrap:wrap;align-items:flex-start;gap:24px;margin-top:32px}
      h2{width:100%;margin:0;font-size:1.125rem}
      figure{margin:0;max-width:100%;overflow-x:auto;break-inside:avoid}
      figcaption{margin-bottom:8px;color:light-dark(#5f5f64,#a6a6ab);font-size:.875rem}
      pre{vertical-align:top}
      @media print{figure{overflow:visible}}\(schemes.count > 1 ? follows : "")
      """
  }
}
