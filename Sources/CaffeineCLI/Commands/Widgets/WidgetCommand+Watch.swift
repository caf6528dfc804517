import CaffeineStore
import CaffeineWidgets
import TextWidgetKit
import WidgetCommands
import WidgetHosting

@MainActor
extension WidgetCommand {
  /// Shows the widget anew when it changes, on a screen or one below the other, until the command
  /// is to end; that it is, is a failure, after which the screen is as it was before.
  ///
  /// It sleeps until the text changes, or another process logs, sets or asks for something, a minute
  /// at most. Each time it reads everything anew: the zone, the clock and files that nobody tells of
  /// may have changed too.
  static func keepShowing(
    on screen: Screen?, as format: WidgetFormat, in context: CommandContext
  ) throws(Failure) {
    let surroundings = context.surroundings
    // Before the screen changes: from here on no signal ends the process in the middle.
    var wake = context.pause(0, for: nil)
    var requests = try context.reloadRequests()
    // A folder that cannot be made or read hands over nothing.
    _ = try? requests.take()
    var watch = ContainerWatch(of: try surroundings.container(), and: [requests.folder])
    let log = try context.reloadLog()
    try screen?.enter()
    defer { screen?.leave() }
    var widget = WatchedWidget()
    var shown: String?
    while true {
      switch wake {
      case .timeIsUp: break
      // Before the journal is read: what changes from here on is told again.
      case .readable: watch?.reset()
      case .resized: shown = nil
      case .suspended:
        screen?.leave()
        surroundings.suspend()
        try screen?.enter()
        shown = nil
      case .interrupted: throw Failure(.interrupted, "")
      case .closed: throw Failure(.brokenPipe, "")
      }
      let context = try context.again()
      var request = try WidgetRequest(in: context, standardFamily: format.standardFamily)
      request.presentation.findsNextChange = true
      for record in widget.follow(request, asked: try? requests.take(), in: context) {
        try? log.append(record.line)
      }
      let picture = { (date: Date) throws(Failure) in
        let context = context.later(at: date)
        return try Self.picture(
          of: try widget.entry(of: request, in: context), in: request.at(date), as: format,
          context, rows: screen?.rows)
      }
      let (text, nextChange) = try picture(context.now)
      if text != shown {
        if let screen {
          try screen.show(text)
        } else {
          context.printer.print(text)
          try context.printer.flush()
        }
        shown = text
      }
      let look = try firstChange(
        of: text, from: context.now,
        to: widget.nextLook(after: context.now, changes: [request.nextChoice, nextChange])
      ) { date throws(Failure) in try picture(date).text }
      let delay = look.timeIntervalSince(context.now)
      // Where the system does not tell what changes, somebody has to look.
      wake = context.pause(watch == nil ? min(delay, 1) : delay, for: watch?.descriptor)
    }
  }

  /// The first second up to `end` at which another text is shown, else `end`: nobody but the drawing
  /// knows when a level rounds to another amount or a mark moves by a dot.
  ///
  /// O(log of the seconds) drawings. Of a text that changes and changes back it may miss both.
  private static func firstChange(
    of shown: String, from now: Date, to end: Date,
    text: (Date) throws(Failure) -> String
  ) throws(Failure) -> Date {
    var (same, other) = (now, end)
    guard other.timeIntervalSince(same) > 1, try text(end) != shown else { return end }
    while other.timeIntervalSince(same) > 1 {
      // At least a second on: between one and two it would stand still.
      let middle = same + max(1, (other.timeIntervalSince(same) / 2).rounded(.down))
      if try text(middle) == shown { same = middle } else { other = middle }
    }
    return other
  }
}

/// The widget of a command that stays, as ``WatchEngine`` keeps it.
@MainActor
private struct WatchedWidget {
  private var engine = WatchEngine()
  private var former: WidgetRequest?
  private var id = ""

  /// Goes on to what the command line means by now, and asks the provider where that is due.
  ///
  /// A journal, settings or a zone that changed ask for that, and so does whoever has asked.
  mutating func follow(
    _ request: WidgetRequest, asked: ReloadRequests.Request?, in context: CommandContext
  ) -> [ReloadRecord] {
    let now = context.now
    let newID = request.placed?.id ?? "\(request.widget.kind) \(request.presentation.family)"
    if former == nil || request.placed != former?.placed {
      // Another one is on top of the stack, or this one was changed.
      if id != newID { engine.remove(id) }
      id = newID
      engine.place(id, kind: request.widget.kind, at: now)
      if former == nil { engine.noteLook(at: id, now) }
    } else if let former, !request.knows(theSameAs: former) {
      engine.request(ofKind: nil, .foreground, at: now)
    }
    if let asked, asked.contains(request.widget.kind) {
      engine.request(ofKind: nil, .request, at: now)
    }
    former = request
    return engine.begin(at: now).map { reload in
      let answer = request.host.immediateTimeline(
        of: request.widget, in: request.presentation.context)
      return engine.end(reload, with: answer.map { .success($0) } ?? .failure(.tooLate), at: now)
    }
  }

  /// The entry that is due; a snapshot or the placeholder where that was typed.
  func entry(
    of request: WidgetRequest, in context: CommandContext
  ) throws(Failure) -> WidgetEntry {
    let isStill =
      request.presentation.isPlaceholder || context.arguments.contains(WidgetOptions.snapshot)
    if !isStill, let entry = engine.timeline(of: id)?.entry(dueAt: context.now) { return entry }
    return try request.entry(in: context)
  }

  /// When to look again, at the latest by the first of `changes`.
  func nextLook(after now: Date, changes: [Date?]) -> Date {
    engine.nextLook(after: now, changes: changes.compactMap(\.self))
  }
}

extension WidgetRequest {
  /// The same at a later moment.
  fileprivate func at(_ date: Date) -> WidgetRequest {
    var request = self
    request.presentation.environment.now = date
    return request
  }

  /// Whether the widgets know the same, whenever they learnt it.
  fileprivate func knows(theSameAs former: WidgetRequest) -> Bool {
    var known = former.source
    known.now = source.now
    return source == known && preferences == former.preferences && isSure == former.isSure
  }
}
