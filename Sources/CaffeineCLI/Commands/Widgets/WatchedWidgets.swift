import CaffeineStore
import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetCommands
import WidgetHosting

/// Drives ``WatchEngine`` for a command, with pauses instead of concurrency.
@MainActor
struct WatchedWidgets {
  typealias Shown = (request: WidgetRequest, entry: WidgetEntry)
  /// A text, and the moment at which it changes by itself.
  typealias Picture = (text: String, nextChange: Date?)

  private var engine = WatchEngine()
  private var former: [WidgetRequest] = []

  /// Redraws widgets when they change, on a screen or one below the other, until the command should
  /// end.
  ///
  /// Restores the screen even on failure.
  ///
  /// Sleeps until the text changes or another process logs, sets or requests something, at most a
  /// minute. Each time it reads everything again, as the zone, the clock and unobserved files may
  /// have changed.
  ///
  /// - Parameters:
  ///   - tellsKeys: Whether to list the keys below.
  ///   - requests: The widgets of the command line at that moment.
  ///   - picture: The drawing of the widgets at the context's moment.
  static func keepShowing(
    on screen: Screen?, tellingKeys tellsKeys: Bool = false, in context: CommandContext,
    requests: (CommandContext) throws(Failure) -> [WidgetRequest],
    picture: ([Shown], CommandContext) throws(Failure) -> Picture
  ) throws(Failure) {
    // Before the screen changes: from here on no signal ends the process in the middle.
    var wake = context.pause(0, for: nil)
    var asked = try context.reloadRequests()
    // An unusable folder has no requests.
    _ = try? asked.take()
    var watch = ContainerWatch(of: try context.surroundings.container(), and: [asked.folder])
    let log = try context.reloadLog()
    var display = LiveDisplay(on: screen, tellingKeys: tellsKeys, in: context)
    defer { display.leave() }
    try display.enter()
    var widgets = WatchedWidgets()
    while try display.answer(wake, in: context) {
      // Before the journal is read, so that later changes are reported again.
      if wake == .readable { watch?.reset() }
      let context = try context.again()
      let requests = try requests(context).map { request in
        var request = request
        request.presentation.findsNextChange = true
        return request
      }
      for record in widgets.follow(requests, asked: try? asked.take(), at: context.now) {
        try? log.append(record.line)
      }
      func pictureThen(_ date: Date) throws(Failure) -> Picture {
        let context = context.later(at: date)
        let shown = try requests.map { request throws(Failure) in
          (request.at(date), try widgets.entry(of: request, in: context))
        }
        return try picture(shown, context)
      }
      let (text, nextChange) = try pictureThen(context.now)
      try display.show(text, in: context)
      let look = try display.end(of: text, from: context.now) { () throws(Failure) in
        let changes = (requests.map(\.nextChoice) + [nextChange]).compactMap(\.self)
        return try firstChange(
          of: text, from: context.now,
          to: widgets.engine.nextLook(after: context.now, changes: changes)
        ) { date throws(Failure) in try pictureThen(date).text }
      }
      let delay = look.timeIntervalSince(context.now)
      // Without notifications by the system it has to poll.
      wake = context.pause(watch == nil ? min(delay, 1) : delay, for: watch?.descriptor)
    }
  }

  /// The first second up to `end` with a different text, or else `end`: only the drawing knows when
  /// a level rounds differently or a mark moves by a dot.
  ///
  /// O(log of the seconds) drawings; may miss a text that changes and changes back.
  private static func firstChange(
    of shown: String, from now: Date, to end: Date, text: (Date) throws(Failure) -> String
  ) throws(Failure) -> Date {
    var (same, other) = (now, end)
    guard other.timeIntervalSince(same) > 1, try text(end) != shown else { return end }
    while other.timeIntervalSince(same) > 1 {
      // At least one second further, or the search would not advance.
      let middle = same + max(1, (other.timeIntervalSince(same) / 2).rounded(.down))
      if try text(middle) == shown { same = middle } else { other = middle }
    }
    return other
  }

  /// Follows the current widgets and asks the providers that are due.
  ///
  /// Providers are due after a change of journal, settings or zone, and after a request.
  private mutating func follow(
    _ requests: [WidgetRequest], asked: ReloadRequests.Request?, at now: Date
  ) -> [ReloadRecord] {
    for gone in former where !requests.contains(where: { $0.name == gone.name }) {
      engine.remove(gone.name)
    }
    var isNews = false
    for request in requests {
      let known = former.first { $0.name == request.name }
      if let known, known.placed == request.placed {
        isNews = isNews || !request.knows(theSameAs: known)
        continue
      }
      engine.place(request.name, kind: request.place.widget.kind, at: now)
      if known == nil { engine.noteLook(at: request.name, now) }
    }
    if isNews { engine.request(ofKind: nil, .foreground, at: now) }
    if asked?.isForAll == true { engine.request(ofKind: nil, .request, at: now) }
    for kind in asked?.kinds.sorted() ?? [] { engine.request(ofKind: kind, .request, at: now) }
    former = requests
    var records: [ReloadRecord] = []
    for reload in engine.begin(at: now) {
      guard let request = requests.first(where: { $0.name == reload.id }) else { continue }
      let answer = request.place.host.immediateTimeline(
        of: request.place.widget, in: request.presentation.context)
      records.append(
        engine.end(reload, with: answer.map { .success($0) } ?? .failure(.tooLate), at: now))
    }
    return records
  }

  /// The due entry, or the typed snapshot or placeholder.
  private func entry(
    of request: WidgetRequest, in context: CommandContext
  ) throws(Failure) -> WidgetEntry {
    if !request.isStill, let entry = engine.timeline(of: request.name)?.entry(dueAt: context.now) {
      return entry
    }
    return try request.entry()
  }
}

extension WidgetRequest {
  /// The name of its place in the log of reloads.
  fileprivate var name: String { placed?.id ?? "\(place.widget.kind) \(presentation.family)" }

  fileprivate func at(_ date: Date) -> WidgetRequest {
    var request = self
    request.presentation.environment.now = date
    return request
  }

  /// Whether two requests have equal data, apart from their moment.
  fileprivate func knows(theSameAs former: WidgetRequest) -> Bool {
    var known = former.source
    known.now = source.now
    return source == known && preferences == former.preferences && isSure == former.isSure
  }
}
