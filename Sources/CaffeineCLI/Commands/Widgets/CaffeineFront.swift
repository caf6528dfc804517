import CaffeineDomain
import CaffeineJSON
import CaffeineWidgets
import CommandArguments
import TextUI
import TextWidgetKit
import WidgetHosting

/// Caffeine's widgets with their data, as a command line asks for them.
@MainActor
struct CaffeineFront {
  /// The data of the first widget.
  let source: CaffeineSource
  var front: WidgetFront

  /// Reads the options and the journal.
  ///
  /// - Parameters:
  ///   - standardFamily: The family of a drawing if none is typed.
  ///   - isGallery: Whether what is not named means all widgets and families.
  init(
    in context: CommandContext, standardFamily: WidgetFamily = .systemSmall,
    isGallery: Bool = false
  ) throws(Failure) {
    context.preferencesReader.isLenient = true
    let printer = context.printer
    var request = try WidgetRequest(
      context.arguments, among: CaffeineKind.names, on: printer.standardOutput)
    if isGallery {
      request.wantsSnapshot = true
    } else {
      request.kind = request.kind ?? CaffeineKind.level.rawValue
      request.family = request.family ?? standardFamily
    }
    let kind = request.kind.flatMap(CaffeineKind.init)
    if let size = request.size, let kind { request.family = kind.family(fitting: size) }
    let preferences = try Self.preferences(in: context, of: &request)
    let family = request.family ?? .systemExtraLarge
    source = context.widgetSource(for: preferences, kind ?? .level, in: family)
    var host = WidgetHost(CaffeineWidget(kind ?? .level, source: source))
    var isExample = source.hasNoDrinks
    for other in kind == nil ? CaffeineKind.allCases : [] where other != .level {
      let source = context.widgetSource(for: preferences, other, in: family)
      isExample = isExample && source.hasNoDrinks
      host = WidgetHost([host, WidgetHost(CaffeineWidget(other, source: source))])
    }
    var customs = Self.customs(for: source, in: context)
    if isGallery {
      let example: Message = "This is an example day; your own is shown once you log a drink."
      customs.title = printer.text(of: "Caffeine widgets" as Message)
      customs.note =
        isExample ? printer.wrapped(printer.text(of: example)).joined(separator: "\n") : nil
      customs.galleryMembers = [("example", .bool(isExample))]
      customs.hasHeadings = kind == nil
      customs.namesKinds = false
    }
    front = try WidgetFront(
      request, of: host, on: printer.standardOutput, in: try context.widgetEnvironment(),
      customs: customs)
    for (key, text) in front.request.values
    where !front.places.contains(where: { $0.widget.hasParameter(key) }) {
      // Settings are typed the same way.
      throw .value(
        "\(key)=\(text)", of: "--set",
        forms:
          "a setting that changes a drawing, such as bedtime=23:00, or a choice from"
          + " 'caffeine widget --describe'")
    }
    let accent = preferences.accentColor.flatMap(Setting.color)
    for (index, place) in front.places.enumerated() {
      if let accent { front.places[index].presentation.accentColor = accent }
      let values = front.values(for: place)
      if values.isEmpty { continue }
      let reader = place.parameterReader
      front.places[index].widget = place.widget.configured(
        with: try context.askingQueries { try await reader.values(of: values) })
    }
    fit(columns: printer.limit)
  }

  /// The settings with those of `--set`, which leaves the request with the parameters of widgets.
  private static func preferences(
    in context: CommandContext, of request: inout WidgetRequest
  ) throws(Failure) -> Preferences {
    var preferences = try context.preferences()
    let values = request.values
    request.values = []
    for value in values {
      guard let setting = Setting.named(value.key), setting.isForWidgets else {
        request.values.append(value)
        continue
      }
      guard setting.read(value.text, &preferences) else {
        throw .value(value.text, of: setting.name, forms: setting.forms)
      }
    }
    return preferences
  }

  /// The first place: the only one outside of a gallery.
  var place: WidgetPlace {
    get { front.places[0] }
    set { front.places[0] = newValue }
  }

  /// Limits the widgets to the available space, unless their size was typed.
  private mutating func fit(columns: Int?, rows: Int? = nil) {
    guard front.request.size == nil, front.request.format.isForTerminals else { return }
    for index in front.places.indices {
      let size = front.places[index].presentation.size
      let room = CellSize(
        columns: min(size.columns, columns ?? .max), rows: min(size.rows, rows ?? .max))
      guard room != size, let kind = CaffeineKind(rawValue: front.places[index].widget.kind)
      else { continue }
      let family = kind.family(fitting: room)
      front.places[index].presentation.family = family
      front.places[index].presentation.size = CellSize(
        columns: room.columns, rows: min(room.rows, family.cellSize.rows))
    }
  }

  /// The text of a watch, and when it changes by itself.
  func picture() throws(Failure) -> CommandContext.Picture {
    try front.picture(of: front.immediateAnswers(in: front.places))
  }
}

/// What is caffeine's own in a front.
extension CaffeineFront {
  private static func customs(
    for source: CaffeineSource, in context: CommandContext
  ) -> WidgetCustoms {
    var customs = WidgetCustoms()
    customs.language = context.printer.language
    customs.linkSchemes = ["caffeine"]
    customs.moment = { date throws(Failure) in try context.moment(date) }
    if source.journal != .whole { customs.remark = "Journal: \(source.journal.remark)." }
    let isSure = context.preferencesReader.areSettingsReadable
    if !isSure { customs.mark = { $0.marked() } }
    customs.complete = { item, entry, bar throws(Failure) in
      try context.complete(&item, of: entry, for: bar)
      if !isSure { item.details.append("Settings: cannot be read, the defaults apply") }
    }
    customs.members = { isTimeline in
      [("journal", .string(source.journal.rawValue))]
        + (isTimeline ? [] : [("emergency", .optional(source.emergency) { .string($0) })])
    }
    customs.parameters = { reader throws(Failure) in
      try context.askingQueries { try await reader.parameters() }
    }
    customs.tap = { _, tap, then throws(Failure) in
      if try context.perform(tap) { try then(CaffeineFront(in: context.again()).front) }
    }
    customs.watch = { front throws(Failure) in
      let isForTerminals = front.request.format.isForTerminals
      let isScreen = isForTerminals && context.printer.drawsInPlace
      try context.watch(isForTerminals) { context throws(Failure) in
        var widget = try CaffeineFront(in: context)
        if isScreen { widget.fit(columns: nil, rows: context.printer.rowLimit) }
        return try widget.picture()
      }
    }
    customs.write = { [printer = context.printer] text, isProse in
      isProse ? printer.print(text) : printer.draw(text)
    }
    return customs
  }
}

extension CommandContext {
  /// Taps a part; false if it led elsewhere, with nothing to redraw.
  fileprivate func perform(_ tap: WidgetTap) throws(Failure) -> Bool {
    if case .link(let target) = tap.action {
      try OpenCommand.follow(target, in: self)
      return false
    }
    let orders = DrinkOrders()
    do {
      try waiting { try await DrinkOrders.$current.withValue(orders) { try await tap.perform() } }
    } catch {
      throw tap.failure(error)
    }
    for drink in orders.take() {
      let invocation = try CaffeineCommand.invocation(
        of: OpenCommand.sharedWords(of: self, but: GlobalOptions.json)
          + ["--quiet", "log", "--", drink])
      let target = try CommandContext(
        surroundings, arguments: invocation.arguments, outcome: outcome)
      try CaffeineCommand.perform(invocation, in: target)
      try target.printer.flush()
    }
    return true
  }
}

extension WidgetDrawing {
  /// Marks a drawing as questionable, as explained on standard error: a `!` at the end of its first
  /// row, or in the first free cell.
  fileprivate func marked() -> WidgetDrawing {
    var marked = self
    let last = grid.columns - 1
    let column = ([last] + Array(0..<last)).first { grid[$0, 0].glyph == " " } ?? last
    marked.grid.put("!", column: column, row: 0, style: CellStyle(), clip: grid.bounds)
    marked.remark = "Settings cannot be read. "
    return marked
  }
}
