/// A drawn widget, as plain values that may cross threads.
public struct WidgetDrawing: Sendable {
  /// The picture, exactly as large as the presentation's size.
  public package(set) var grid: CellGrid

  /// The URL of a tap on the widget; `nil` if there is none.
  public var url: URL? { grid.link.flatMap { URL(string: $0) } }

  /// The first moment at which the same entry looks different, because it shows a relative date;
  /// `nil` if it never does, or if the presentation has `findsNextChange` off.
  public internal(set) var nextChange: Date?

  /// Spoken before the widget's own text.
  package var remark = ""
  /// Whether the view has a container background, whose absence a phone complains about.
  package var setsBackground = false
  let rendering: Rendering

  /// A drawing of a view that is in no widget.
  package init(_ rendering: Rendering) {
    (grid, nextChange, self.rendering) = (rendering.grid, nil, rendering)
  }

  /// The widget's text for a screen reader; O(length): composed on each access.
  @MainActor public var accessibilityLabel: String { remark + rendering.accessibilityLabel }

  /// The parts that react to taps, in reading order, with unique names; O(length of the names).
  @MainActor public var taps: [WidgetTap] {
    var counts: [String: Int] = [:]
    let regions = rendering.taps.sorted { first, second in
      let (left, right) = (first.area, second.area)
      return left.row == right.row ? left.column < right.column : left.row < right.row
    }
    return regions.map { region in
      let words = region.name.isEmpty ? region.action.standardName : region.name
      let count = counts[words.lowercased(), default: 0] + 1
      counts[words.lowercased()] = count
      let name = count == 1 ? words : "\(words) \(count)"
      return switch region.action {
      case .link(let target):
        WidgetTap(name: name, action: .link(target), area: region.area, intent: nil)
      case .button(let intent):
        WidgetTap(name: name, action: .button, area: region.area, intent: intent)
      case .toggle(let isOn, let intent):
        WidgetTap(name: name, action: .toggle(isOn: isOn), area: region.area, intent: intent)
      }
    }
  }

  /// The parts, and the whole widget as a tap named `widget` if it has a URL.
  @MainActor package var allTaps: [WidgetTap] {
    guard let link = url?.absoluteString else { return taps }
    return taps
      + [WidgetTap(name: "widget", action: .link(link), area: grid.bounds, intent: nil)]
  }
}

/// A part of a drawn widget that reacts to a tap.
public struct WidgetTap: Sendable {
  /// The effect of a tap.
  public enum Action: Sendable {
    /// Opens a URL.
    case link(String)
    /// Performs the intent of a `Button(intent:)`.
    case button
    /// Performs the intent of a `Toggle`; `isOn` is the state before the tap.
    case toggle(isOn: Bool)
  }

  /// The spoken text of the part, followed by a number if an earlier part has the same text.
  public let name: String
  /// The effect of a tap.
  public let action: Action
  /// The cells that react, counted from the drawing's upper left corner.
  public let area: CellRect
  let intent: (@Sendable () async throws -> Void)?

  /// Performs the intent and rethrows its error; does nothing for a link.
  ///
  /// Ask the provider for a new timeline afterwards.
  public func perform() async throws { try await intent?() }
}

extension TapAction {
  /// The name of a part without a spoken text.
  fileprivate var standardName: String {
    switch self {
    case .link: "link"
    case .button: "button"
    case .toggle: "toggle"
    }
  }
}

extension WidgetHost {
  /// Asks the provider for its timeline and draws the entry due at the presentation's moment.
  ///
  /// Draws the placeholder after `patience`, or if no entry arrives.
  public func draw(
    _ widget: WidgetDescription, as presentation: WidgetPresentation,
    within patience: Duration = .seconds(10)
  ) async -> WidgetDrawing? {
    let timeline = await timeline(of: widget, in: presentation.context, within: patience)
    return draw(try? timeline.get(), of: widget, as: presentation)
  }

  /// Draws the entry of a timeline that is due at the presentation's moment; the placeholder if
  /// there is no timeline or it is empty.
  public func draw(
    _ timeline: WidgetTimeline?, of widget: WidgetDescription, as presentation: WidgetPresentation
  ) -> WidgetDrawing {
    if let entry = timeline?.entry(dueAt: presentation.environment.now) {
      return draw(entry, of: widget, as: presentation)
    }
    var covered = presentation
    covered.isPlaceholder = true
    return draw(placeholder(of: widget, in: presentation.context), of: widget, as: covered)
  }

  /// Draws one entry in the given place, whether it is due or not.
  public func draw(
    _ entry: WidgetEntry, of widget: WidgetDescription, as presentation: WidgetPresentation
  ) -> WidgetDrawing {
    var environment = presentation.environment(of: widget)
    // The provider ran after the presentation's moment, and its "now" is later by that.
    let delay = entry.date.timeIntervalSince(environment.now)
    if delay > 0, delay <= 10 { environment.now = entry.date }
    let changes = presentation.findsNextChange ? TextChanges() : nil
    if let changes { environment.textChanges = changes }
    let container = WidgetContainer(
      family: presentation.family,
      showsBackground: environment.showsWidgetContainerBackground,
      margins: widget.hasContentMargins ? environment.widgetContentMargins : EdgeInsets(),
      content: WidgetContent(view: entry.view()))
    var renderer = CellRenderer(
      content: container, columns: presentation.size.columns, rows: presentation.size.rows,
      environment: environment)
    if presentation.family == .accessoryInline { renderer.alignment = .leading }
    let (rendering, preferences) = renderer.renderWithPreferences()
    var drawing = WidgetDrawing(rendering)
    let viewURL = preferences[WidgetURLKey.self]?.absoluteString
    drawing.grid.link = viewURL ?? (widget.standardURL.isEmpty ? nil : widget.standardURL)
    drawing.nextChange = changes?.next
    drawing.setsBackground = preferences[ContainerBackgroundKey.self] != nil
    return drawing
  }
}
