import CaffeineJSON

/// A preview in the sources of a program, by its name or place.
package struct ProgramPreview {
  /// The name in the code; `nil` for none.
  let name: String?
  /// The file and line, or the type of a `PreviewProvider`.
  let place: String
  let draw: @MainActor (EnvironmentValues) async -> [(title: String, drawing: WidgetDrawing)]

  package init(
    name: String?, place: String,
    draw:
      @escaping @MainActor (EnvironmentValues) async -> [(title: String, drawing: WidgetDrawing)]
  ) { (self.name, self.place, self.draw) = (name, place, draw) }

  /// Whether a word is its name ignoring case, its place, or the file of that.
  fileprivate func isCalled(_ word: String) -> Bool {
    let word = word.lowercased()
    return [name ?? place, place, place.split(separator: ":").first.map(String.init) ?? ""]
      .contains { $0.lowercased() == word }
  }
}

extension WidgetOptions {
  static let preview = CommandOption(
    "preview", value: "NAME", help: "Draw the previews in the sources, or those of a name or file."
  ).orFlag
  static let list = CommandOption(
    "list", help: "List widgets, previews and Live Activities, instead of drawing.")
}

extension WidgetProgram {
  /// Shows or lists previews, if the command line says so.
  func showPreviews(_ arguments: ParsedArguments) async throws -> Bool {
    guard let option = [WidgetOptions.preview, WidgetOptions.list].first(where: arguments.contains)
    else { return false }
    let isList = option == WidgetOptions.list
    let allowed = [
      WidgetOptions.renderingMode, WidgetOptions.colorScheme, WidgetOptions.sizeCategory,
      WidgetOptions.format,
    ]
    let others =
      WidgetOptions.drawing
      + [
        WidgetOptions.preview, WidgetOptions.list, WidgetOptions.kind(among: []),
        WidgetOptions.family(),
      ]
    try arguments.refuse(
      others.filter { $0 != option && (isList || !allowed.contains($0)) }, with: option)
    if let word = arguments.operands.first {
      throw Failure(
        .wrongUse, "--\(option.name) and '\(word)' do not go together.",
        advice: "Leave one of them out.")
    }
    let all = surroundings.previews()
    if isList {
      try surroundings.console.print(list(all, asJSON: arguments.contains(WidgetOptions.json)))
      return true
    }
    let name = arguments[WidgetOptions.preview] ?? ""
    let chosen = name.isEmpty ? all : all.filter { $0.isCalled(name) }
    if all.isEmpty { throw Failure(.unavailable, "There is no preview in the sources.") }
    if chosen.isEmpty {
      throw Failure(
        .wrongUse, "No preview is called '\(name)'.",
        advice: "Use \(Message.list(all.map { $0.name ?? $0.place })).")
    }
    try surroundings.console.print(try await text(of: chosen, arguments))
    return true
  }

  /// Throws for a program that has nothing to place, and says what it has instead.
  func checkForWidgets() throws(Failure) {
    guard host.widgets.isEmpty, !surroundings.activities.isEmpty else { return }
    let names = Message.list(surroundings.activities)
    throw Failure(
      .unavailable, "There is no widget to draw, only a Live Activity: \(names).",
      advice: surroundings.previews().isEmpty
        ? "A #Preview of it would be drawn by --preview." : "Draw its previews by --preview.")
  }

  private func list(_ previews: [ProgramPreview], asJSON: Bool) -> String {
    let widgets = host.widgets.map { ($0.kind, $0.supportedFamilies.map(\.description)) }
    if asJSON {
      let members: [(String, JSONValue)] = [
        (
          "widgets",
          .array(
            widgets.map {
              .object([("kind", .string($0)), ("families", .array($1.map { .string($0) }))])
            })
        ),
        (
          "previews",
          .array(
            previews.map {
              .object([("name", .optional($0.name) { .string($0) }), ("place", .string($0.place))])
            })
        ), ("liveActivities", .array(surroundings.activities.map { .string($0) })),
      ]
      return JSONValue.object(members).text + "\n"
    }
    let lines =
      widgets.map { "widget \($0): \($1.joined(separator: ", "))" }
      + previews.map { "preview \($0.name.map { "\($0), " } ?? "")\($0.place)" }
      + surroundings.activities.map { "Live Activity \($0), drawn by previews alone" }
    return lines.map { $0.terminalSafe() + "\n" }.joined()
  }

  private func text(
    of previews: [ProgramPreview], _ arguments: ParsedArguments
  ) async throws -> String {
    let request = try WidgetRequest(arguments, among: [], on: output)
    guard let format = request.format.drawing else {
      throw Failure(
        .wrongUse, "A bar shows no previews.", advice: "Use another format, such as plain.")
    }
    let presentation = request.presentation(in: views)
    // A page follows its reader's scheme.
    let isOpen = format == .html && !arguments.contains(WidgetOptions.colorScheme)
    let schemes = isOpen ? [.light, .dark] : [presentation.environment.colorScheme]
    var section = WidgetGallery.Section(heading: nil)
    for preview in previews {
      var drawings: [(scheme: ColorScheme, all: [(title: String, drawing: WidgetDrawing)])] = []
      for scheme in schemes {
        var environment = presentation.environment
        environment.colorScheme = scheme
        environment.widgetRenderingMode = presentation.renderingMode
        drawings.append((scheme, await preview.draw(environment)))
      }
      for (index, first) in drawings[0].all.enumerated() {
        section.items.append(
          WidgetGallery.Item(
            caption: "\(first.title), \(preview.place)",
            drawings: drawings.filter { $0.all.indices.contains(index) }
              .map { ($0.scheme, $0.all[index].drawing) }))
      }
    }
    let gallery = WidgetGallery(sections: [section])
    if format == .json {
      return JSONValue.object([("previews", .array(gallery.objects))]).text + "\n"
    }
    let text = gallery.text(as: format, in: schemes, on: output, customs)
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}

extension WidgetGallery {
  /// The drawings as members of JSON.
  fileprivate var objects: [JSONValue] {
    sections.flatMap(\.items).map { item in
      let drawing = item.drawings[0].drawing
      return .object([
        ("title", .string(item.caption)), ("columns", .integer(drawing.grid.columns)),
        ("rows", .integer(drawing.grid.rows)),
        (
          "lines",
          .array(
            drawing.grid.plain().split(separator: "\n", omittingEmptySubsequences: false)
              .map { .string(String($0)) })
        ), ("accessibilityLabel", .string(drawing.accessibilityLabel)),
      ])
    }
  }
}
