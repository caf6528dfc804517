import CaffeineStore
import CaffeineWidgets
import TextUI
import TextWidgetKit
import WidgetCommands
import WidgetHosting

/// A widget that is shown for a while: its last timeline, and when it is asked for another.
@MainActor
struct WatchedWidget {
  /// What came of asking the provider since it was told last.
  private(set) var records: [ReloadRecord] = []
  /// How the widget is drawn, and what it knew when it was asked last.
  private(set) var request: WidgetRequest
  private var timeline: WidgetTimeline?
  private var schedule = ReloadSchedule()
  private let standardFamily: WidgetFamily

  /// The entries that are kept of a timeline, as many as an iPhone is said to draw.
  private static let entryLimit = 400

  /// Asks the provider for the first time.
  init(in context: CommandContext, standardFamily: WidgetFamily) throws(Failure) {
    self.standardFamily = standardFamily
    request = try WidgetRequest(in: context, standardFamily: standardFamily)
    request.presentation.findsNextChange = true
    schedule.place(id, kind: request.widget.kind, at: context.now)
    schedule.noteLook(at: id, context.now)
    reload(at: context.now)
  }

  /// The entry that is due, or the placeholder where there is no timeline; a snapshot or the
  /// placeholder where that was typed.
  mutating func entry(in context: CommandContext) throws(Failure) -> WidgetEntry {
    if !request.presentation.isPlaceholder, !context.arguments.contains(WidgetOptions.snapshot) {
      if let entry = timeline?.entry(dueAt: context.now) { return entry }
      request.presentation.isPlaceholder = true
    }
    return try request.entry(in: context)
  }

  /// Goes on to the moment of a context, and asks the provider where that is due.
  mutating func advance(to context: CommandContext) throws(Failure) {
    let now = context.now
    if let next = request.nextChoice, next <= now { try look(in: context, asked: nil) }
    if let next = schedule.nextDate, next <= now {
      request = try makeRequest(in: context)
      reload(at: now)
    }
    request.presentation.environment.now = now
  }

  /// Looks what has changed: the journal, the settings, the placed widget, or what was asked for.
  mutating func look(
    in context: CommandContext, asked: ReloadRequests.Request?
  ) throws(Failure) {
    let (former, formerID) = (request, id)
    request = try makeRequest(in: context)
    if request.placed != former.placed {
      // Another one is on top of the stack, or this one was changed.
      if id != formerID {
        schedule.remove(formerID)
        timeline = nil
      }
      schedule.place(id, kind: request.widget.kind, at: context.now)
    } else if !request.knows(theSameAs: former) {
      schedule.request(ofKind: nil, .foreground, at: context.now)
    }
    if let asked, asked.contains(request.widget.kind) {
      schedule.request(ofKind: nil, .request, at: context.now)
    }
  }

  /// The seconds until the drawing changes by itself or the provider is to be asked; infinite where
  /// neither happens.
  func delay(from now: Date, nextChange: Date?) -> Double {
    [schedule.nextDate, request.nextChoice, timeline?.nextEntryDate(after: now), nextChange]
      .compactMap(\.self).min()
      .map { max(0, $0.timeIntervalSince(now)) } ?? .infinity
  }

  /// Hands over what is to be told.
  mutating func takeRecords() -> [ReloadRecord] {
    defer { records = [] }
    return records
  }

  private var id: String {
    request.placed?.id ?? "\(request.widget.kind) \(request.presentation.family)"
  }

  private func makeRequest(in context: CommandContext) throws(Failure) -> WidgetRequest {
    var request = try WidgetRequest(in: context, standardFamily: standardFamily)
    request.presentation.findsNextChange = true
    return request
  }

  /// Asks the provider where that is due; without an answer the old timeline stays.
  private mutating func reload(at now: Date) {
    for reload in schedule.begin(at: now) {
      let answer = request.host.immediateTimeline(
        of: request.widget, in: request.providerContext())
      let result: Result<WidgetTimeline, ProviderFailure> =
        answer.map {
          $0.entries.isEmpty
            ? .failure(.noEntries) : .success($0.limited(to: Self.entryLimit, from: now))
        } ?? .failure(.tooLate)
      if case .success(let new) = result { timeline = new }
      records.append(schedule.end(reload, with: result, at: now))
    }
  }
}

extension WidgetRequest {
  /// Whether the widgets know the same, whenever they learnt it.
  fileprivate func knows(theSameAs other: WidgetRequest) -> Bool {
    source.intakes == other.source.intakes && source.isIncomplete == other.source.isIncomplete
      && preferences == other.preferences && isSure == other.isSure
  }
}
