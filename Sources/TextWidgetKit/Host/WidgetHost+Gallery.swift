extension WidgetPresentation {
  /// This place in each family that a widget can be drawn in, each in the family's own size.
  @MainActor
  public func inFamilies(of widget: WidgetDescription) -> [WidgetPresentation] {
    widget.supportedFamilies.map { family in
      var place = self
      place.family = family
      place.size = family.cellSize
      return place
    }
  }

  /// What a gallery writes above a drawing, such as `systemSmall, 20 × 10 cells`.
  package var caption: String { "\(family), \(size.columns) × \(size.rows) cells" }
}

extension WidgetHost {
  /// Each widget in each of its families as it looks now, under its kind, the family's name and its size, after
  /// the name and description that its configuration gives.
  ///
  /// Without a depth of colours it is plain text.
  public func gallery(in environment: EnvironmentValues, colorDepth: ColorDepth?) async -> String {
    let start = WidgetPresentation(family: .systemSmall, environment: environment)
    var pictures: [String] = []
    for widget in widgets {
      if let heading = widget.heading { pictures.append(heading + "\n") }
      for place in start.inFamilies(of: widget) {
        guard let grid = await draw(widget, as: place)?.grid else { continue }
        let picture = colorDepth.map { grid.ansi(ANSIOptions(colorDepth: $0)) } ?? grid.plain()
        pictures.append("\(widget.kind), \(place.caption)\n\(picture)\n")
      }
    }
    return pictures.joined(separator: "\n")
  }
}
