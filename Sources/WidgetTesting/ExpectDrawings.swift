#if os(Linux) && canImport(Testing)
  public import SwiftUI
  public import Testing

  /// Expects each widget to be drawn as in the file `Drawings/KIND.txt` beside the test: in all its
  /// families, and in each of these modes, schemes and languages.
  ///
  /// A file that is absent is written, as is each with `RECORD=1` in the environment; the test fails all
  /// the same, since a recording is never a pass.
  ///
  /// - Parameters:
  ///   - languages: Identifiers of locales, such as `de_DE` (default: the run's).
  ///   - named: A folder in `Drawings`, for a second set of drawings of the same kinds.
  @MainActor
  public func expectDrawings(
    of bundle: some WidgetBundle,
    modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant],
    schemes: [ColorScheme] = [.light, .dark], languages: [String] = [], named name: String? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let tested = TestedEnvironment("expectDrawings", sourceLocation) else { return }
    let host = WidgetHost(bundle)
    if host.widgets.isEmpty {
      Issue.record(
        "There is no widget to draw; a Live Activity is drawn by expectDrawings(of: Preview.all).",
        sourceLocation: sourceLocation)
    }
    for widget in host.widgets {
      var drawings: [RecordedDrawing] = []
      for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
        for family in widget.supportedFamilies {
          var place = WidgetPresentation(family: family, environment: tested.values(in: language))
          let said = await host.timeline(of: widget, in: place.context, within: .seconds(10))
          let title =
            "\(family), \(place.size.columns) × \(place.size.rows) cells"
            + (language.map { ", \($0)" } ?? "")
          for mode in modes {
            for scheme in schemes {
              (place.renderingMode, place.environment.colorScheme) = (mode, scheme)
              let drawing = host.draw(try? said.get(), of: widget, as: place)
              var shown = RecordedDrawing(title, [place.light], drawing)
              if case .failure(let failure) = said { shown.text += "\nplaceholder: \(failure)" }
              drawings.append(shown)
            }
          }
        }
      }
      let file = DrawingFile(kind: widget.kind, in: name, beside: filePath)
      file.expect(drawings, sourceLocation)
    }
  }

  /// Expects each preview to be drawn as in the file `Drawings/Previews.txt` beside the test, Live
  /// Activities included: `Preview.all` are those of the tests' whole program.
  @MainActor
  public func expectDrawings(
    of previews: [Preview], modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant],
    schemes: [ColorScheme] = [.light, .dark], languages: [String] = [], named name: String? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let tested = TestedEnvironment("expectDrawings", sourceLocation) else { return }
    var drawings: [RecordedDrawing] = []
    for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
      for preview in previews {
        // Drawn in all lights one after another, and then sorted by picture.
        var pictures: [[RecordedDrawing]] = []
        for mode in modes {
          for scheme in schemes {
            var values = tested.values(in: language)
            (values.widgetRenderingMode, values.colorScheme) = (mode, scheme)
            for (index, picture) in await preview.pictures(in: values).enumerated() {
              // Without its line, which moves with each edit above it.
              let place = preview.place.split(separator: ":").first ?? ""
              let title = "\(picture.title), \(place)" + (language.map { ", \($0)" } ?? "")
              if index == pictures.count { pictures.append([]) }
              pictures[index].append(
                RecordedDrawing(title, ["\(mode) \(scheme)"], picture.drawing))
            }
          }
        }
        drawings += pictures.flatMap(\.self)
      }
    }
    let file = DrawingFile(kind: "Previews", in: name, beside: filePath)
    file.expect(drawings, sourceLocation)
  }

  /// A drawing with all that is in it, as text.
  private struct RecordedDrawing {
    let title: String
    var lights: [String]
    var text: String

    init(title: String, lights: [String], text: String) {
      (self.title, self.lights, self.text) = (title, lights, text)
    }

    @MainActor init(_ title: String, _ lights: [String], _ drawing: WidgetDrawing) {
      var lines = [drawing.grid.inked()]
      let spoken = drawing.accessibilityLabel
      if !spoken.isEmpty { lines.append("spoken: \(spoken)") }
      if let url = drawing.url { lines.append("leads to: \(url.absoluteString)") }
      lines += drawing.taps.map { tap in
        switch tap.action {
        case .link(let target): "link \(tap.name): \(target)"
        case .button: "button \(tap.name)"
        case .toggle(let isOn): "toggle \(tap.name): \(isOn ? "on" : "off")"
        }
      }
      self.init(title: title, lights: lights, text: lines.joined(separator: "\n"))
    }

    var heading: String { "== \(title): \(lights.joined(separator: ", "))" }
  }

  /// A file of recorded drawings.
  private struct DrawingFile {
    private let url: URL
    private let name: String

    init(kind: String, in folder: String?, beside filePath: String) {
      // A kind is any text.
      let safe = { (text: String) in String(text.map { $0 == "/" || $0 == "\0" ? "_" : $0 }) }
      name = (folder.map { safe($0) + "/" } ?? "") + safe(kind) + ".txt"
      url = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        .appendingPathComponent("Drawings/\(name)")
    }

    /// Compares or records; drawings that are the same in several lights are said once.
    func expect(_ drawings: [RecordedDrawing], _ sourceLocation: SourceLocation) {
      var said: [RecordedDrawing] = []
      for drawing in drawings {
        if let index = said.lastIndex(where: {
          $0.title == drawing.title && $0.text == drawing.text
        }) {
          said[index].lights += drawing.lights
        } else {
          said.append(drawing)
        }
      }
      let text = said.map { "\($0.heading)\n\($0.text)\n" }.joined(separator: "\n")
      let isRecorded = FileManager.default.fileExists(atPath: url.path)
      do {
        if !isRecorded || ProcessInfo.processInfo.environment["RECORD"] == "1" {
          let folder = url.deletingLastPathComponent()
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try text.write(to: url, atomically: true, encoding: .utf8)
          Issue.record(
            "Recorded Drawings/\(name): look at it, and run again.", sourceLocation: sourceLocation)
        } else {
          let before = try String(contentsOf: url, encoding: .utf8)
          if before == text { return }
          Issue.record(
            "Drawings/\(name) differs; RECORD=1 writes it anew.\n\(difference(before, text))",
            sourceLocation: sourceLocation)
        }
      } catch {
        Issue.record("Drawings/\(name): \(error)", sourceLocation: sourceLocation)
      }
    }

    /// Each drawing that changed, before and after, with its changed rows marked.
    private func difference(_ before: String, _ after: String) -> String {
      let (old, new) = (blocks(of: before), blocks(of: after))
      let headings =
        old.map(\.heading)
        + new.map(\.heading).filter { heading in
          !old.contains { $0.heading == heading }
        }
      return headings.compactMap { heading in
        let rows = [old, new].map { $0.first { $0.heading == heading }?.rows ?? [] }
        if rows[0] == rows[1] { return nil }
        let marked = zip(["before", "after"], [0, 1]).map { word, side in
          ([word]
            + rows[side].enumerated().map { index, row in
              let other = rows[1 - side]
              let isSame = other.indices.contains(index) && other[index] == row
              return (isSame ? "  " : side == 0 ? "- " : "+ ") + row
            }).joined(separator: "\n")
        }
        return ([heading] + marked).joined(separator: "\n")
      }.joined(separator: "\n\n")
    }

    private func blocks(of text: String) -> [(heading: String, rows: [String])] {
      text.components(separatedBy: "\n").reduce(into: []) { blocks, line in
        if line.hasPrefix("== ") || blocks.isEmpty {
          blocks.append((line, []))
        } else {
          blocks[blocks.count - 1].rows.append(line)
        }
      }
    }
  }
#endif
