import TextCells

/// A command line that asks for widgets of a host: which in what places, in which format, and what to
/// do with them.
///
/// ```swift
/// let front = try WidgetFront(arguments, of: host, choice, on: output, in: environment)
/// let answers = try front.places.map { try front.immediateAnswer(in: $0) }
/// print(try front.text(of: answers))
/// ```
///
/// Providers that may answer late are asked with patience by a ``WidgetProgram``.
@MainActor
package struct WidgetFront {
  /// What a command line does with its widgets; a tap comes before a drawing.
  package enum Mode {
    case draw
    case watch
    case describe
    case timeline
  }

  package let mode: Mode
  package let format: WidgetFormat
  /// The places in the order of the host's widgets and their families.
  package var places: [WidgetPlace]
  /// Whether a size was typed.
  package let hasSize: Bool
  /// The part to tap; `nil` for none.
  package let tapName: String?
  /// Whether one widget in one family was named.
  let isAlone: Bool
  /// Whether the drawings are lines one below the other, without headings.
  let isListOfLines: Bool
  let arguments: ParsedArguments
  let output: StandardOutput
  let customs: WidgetCustoms
  private let values: [(key: String, text: String)]

  /// Reads all options.
  ///
  /// - Parameters:
  ///   - values: The parameters to set (default: those of `--set`).
  ///   - environment: What views know, but for the options.
  package init(
    _ arguments: ParsedArguments, of host: WidgetHost, _ choice: WidgetChoice,
    values: [(key: String, text: String)]? = nil, on output: StandardOutput,
    in environment: EnvironmentValues, customs: WidgetCustoms = WidgetCustoms()
  ) throws(Failure) {
    (self.arguments, self.output, self.customs) = (arguments, output, customs)
    mode = try Self.mode(of: arguments)
    format = try Self.format(of: arguments, mode: mode, on: output)
    tapName = arguments[WidgetOptions.tap]
    if let values {
      self.values = values
    } else {
      self.values = try arguments.chosenValues()
    }
    let size = try Self.size(of: arguments)
    hasSize = size != nil
    var presentation = Self.presentation(of: arguments, in: environment)
    let family = choice.family ?? format.standardFamily
    isAlone = choice.kind != nil && family != nil
    isListOfLines =
      choice.family == .accessoryInline && (format.drawing == .plain || format.drawing == .ansi)
    places = []
    // One list, filled once: each further type of a list takes 7,000 instructions to make.
    for widget in host.widgets where choice.kind == nil || widget.kind == choice.kind {
      for each in widget.supportedFamilies where family == nil || each == family {
        (presentation.family, presentation.size) = (each, size ?? each.cellSize)
        places.append(
          WidgetPlace(widget, of: host, as: presentation, linkSchemes: customs.linkSchemes))
      }
    }
    if places.isEmpty {
      guard let family else { throw Failure(.unavailable, "There is no widget to draw.") }
      throw Failure(undrawn: family, by: choice.kind, of: host)
    }
    if case .bar(let bar) = format { try check(bar) }
  }

  /// Throws for what a bar cannot show.
  private func check(_ bar: BarFormat) throws(Failure) {
    for place in places
    where ![.accessoryInline, .accessoryRectangular].contains(place.presentation.family) {
      throw Failure(
        .wrongUse,
        "\(place.presentation.family) does not fit into the one line of --format \(bar.rawValue).",
        advice: "Use accessoryInline or accessoryRectangular.")
    }
    guard places.count > 1 else { return }
    throw Failure(
      .wrongUse, "--format \(bar.rawValue) shows one widget.",
      advice: "Name it: \(Message.list(places.map(\.widget.kind))).")
  }

  /// Whether drawings can replace each other: cells, on a terminal with escape sequences.
  package var isForScreen: Bool {
    output.isTerminal && output.colorDepth != nil && format.drawing?.isForTerminals ?? false
  }

  /// The colour scheme of all drawings.
  var scheme: ColorScheme { places.first?.presentation.environment.colorScheme ?? .dark }

  /// The values that a widget takes.
  ///
  /// With several widgets a key must exist in one of them; the others ignore it.
  package func values(for place: WidgetPlace) -> [(key: String, text: String)] {
    values.filter { value in
      place.widget.hasParameter(value.key)
        || !places.contains {
          $0.widget.kind != place.widget.kind && $0.widget.hasParameter(value.key)
        }
    }
  }

  /// Places that are written together: per widget, or all in one document.
  var parts: [[WidgetPlace]] {
    guard mode == .draw, case .drawing(let drawing) = format, !isListOfLines else {
      return [places]
    }
    switch drawing {
    case .plain, .ansi, .spoken:
      return places.reduce(into: []) { parts, place in
        if parts.last?.last?.widget.kind == place.widget.kind {
          parts[parts.count - 1].append(place)
        } else {
          parts.append([place])
        }
      }
    case .html, .json, .kitty, .sixel, .svg: return [places]
    }
  }
}
