/// A drawn widget: plain values, which may go to any thread.
public struct WidgetDrawing: Sendable {
  /// The picture, exactly as large as the presentation says.
  public package(set) var grid: CellGrid

  /// Where a tap on the widget leads.
  public var url: URL? { grid.link.flatMap { URL(string: $0) } }

  /// The first moment at which the same entry looks different, since it shows how far away a date
  /// is; `nil` where it does not, or where the presentation did not ask for it.
  public let nextChange: Date?

  /// What is read aloud before what the widget says.
  package var remark = ""
  let rendering: Rendering

  init(grid: CellGrid, nextChange: Date?, rendering: Rendering) {
    self.grid = grid
    self.nextChange = nextChange
    self.rendering = rendering
  }

  /// What the widget says when it is read aloud.
  ///
  /// O(length): it is put into words only now.
  @MainActor public var accessibilityLabel: String { remark + rendering.accessibilityLabel }
}

/// A part of a drawn widget that can be tapped.
public struct WidgetTap: Sendable {
  /// What a tap does.
  public enum Action: Sendable {
    /// It leads somewhere.
    case link(String)
    /// A `Button(intent:)`.
    case button
    /// It performs an intent that turns something on or off.
    case toggle(isOn: Bool)
  }

  /// What it is called: what it says when it is read aloud, with a number where another one before
  /// it says the same.
  public let name: String
  /// What a tap does.
  public let action: Action
  /// The cells to be tapped, counted from the drawing's upper left corner.
  public let area: CellRect
  let intent: (@Sendable () async throws -> Void)?

  /// Performs the intent, after which the widget's provider is to be asked again; a link only says
  /// where it leads.
  ///
  /// Throws what the intent throws.
  public func perform() async throws { try await intent?() }
}

extension WidgetDrawing {
  /// The parts that can be tapped, in reading order, with names of which no two are the same.
  ///
  /// O(length of the names).
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
}

extension WidgetDrawing {
  /// The whole, if a tap on it leads somewhere; its name is `widget`.
  package var wholeTap: WidgetTap? {
    url.map {
      WidgetTap(name: "widget", action: .link($0.absoluteString), area: grid.bounds, intent: nil)
    }
  }
}

extension TapAction {
  /// What a part that says nothing is called.
  fileprivate var standardName: String {
    switch self {
    case .link: "link"
    case .button: "button"
    case .toggle: "toggle"
    }
  }
}

extension WidgetHost {
  /// Asks the provider of a widget for its timeline and draws the entry that is due at the
  /// presentation's moment; the placeholder where there is none, or none within `patience`.
  public func draw(
    _ widget: WidgetDescription, as presentation: WidgetPresentation,
    within patience: Duration = .seconds(10)
  ) async -> WidgetDrawing? {
    let timeline = await timeline(of: widget, in: presentation.context, within: patience)
    return draw(try? timeline.get(), of: widget, as: presentation)
  }

  /// Draws the entry of a timeline that is due at the presentation's moment; where there is no
  /// timeline yet or it has no entries, the placeholder.
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

  /// Draws an entry of a widget for a place.
  public func draw(
    _ entry: WidgetEntry, of widget: WidgetDescription, as presentation: WidgetPresentation
  ) -> WidgetDrawing {
    var environment = presentation.environment(of: widget)
    // Its provider was asked after the presentation's moment, and what it says of now is of now.
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
    var grid = rendering.grid
    let viewURL = preferences[WidgetURLKey.self]?.absoluteString
    grid.link = viewURL ?? (widget.standardURL.isEmpty ? nil : widget.standardURL)
    return WidgetDrawing(grid: grid, nextChange: changes?.next, rendering: rendering)
  }
}
