/// What came of asking a provider, for a log that people read.
public struct ReloadRecord: Hashable, Codable, Sendable {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// A timeline, which is shown from now on.
    case timeline(entries: Int)
    /// None; the former timeline stays.
    case failure(ProviderFailure)

    init(_ answer: Result<WidgetTimeline, ProviderFailure>) {
      switch answer {
      case .success(let timeline): self = .timeline(entries: timeline.entries.count)
      case .failure(let failure): self = .failure(failure)
      }
    }
  }

  /// When the answer came or was given up.
  public var date: Date
  /// The name of the placed widget.
  public var widget: String
  /// The widget's kind, such as `cups`.
  public var kind: String
  /// Why it was asked.
  public var cause: ReloadCause
  /// What came of it.
  public var outcome: Outcome
  /// When it is asked again by itself; `nil` is never.
  public var nextReload: Date?
}

extension ReloadRecord {
  /// The record as a line of JSON, without a line end.
  public var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .secondsSince1970
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The record that a line says; `nil` if it says none.
  public init?(line: some StringProtocol) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let record = try? decoder.decode(Self.self, from: Data(line.utf8)) else { return nil }
    self = record
  }
}

extension ReloadRecord.Outcome: Codable {
  private enum Key: String, CodingKey {
    case entries
    case failure
  }

  /// Reads `{"entries":3}` or `{"failure":"tooLate"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let entries = try container.decodeIfPresent(Int.self, forKey: .entries) {
      self = .timeline(entries: entries)
    } else {
      self = .failure(try container.decode(ProviderFailure.self, forKey: .failure))
    }
  }

  /// Writes one key alone, which says what it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .timeline(let entries): try container.encode(entries, forKey: .entries)
    case .failure(let failure): try container.encode(failure, forKey: .failure)
    }
  }
}

/// Why a provider is asked for a new timeline.
///
/// What counts against the budget and what does not is Apple's list. Source: *Keeping a widget up to
/// date*, “Plan reloads within a budget”.
public enum ReloadCause: String, CaseIterable, Codable, Sendable {
  /// The date of the timeline's policy has come.
  case policy
  /// A program has asked `WidgetCenter` while none of its windows was in front.
  case request
  /// The widget has just been placed and has no timeline.
  case placed
  /// A person has changed the widget's settings.
  case edited
  /// The program asks while a person is using it, as a command that is just run.
  case foreground
  /// The program plays sound, navigates or follows the place where the person is.
  case session
  /// A button or a switch of the widget was pressed.
  case intent
  /// The language or region has changed.
  case locale
  /// The size of text has changed.
  case textSize
  /// The clock was set back, so that what the provider said lies ahead.
  case clock

  /// Whether it takes one from the budget and has to wait for it.
  public var isCounted: Bool {
    switch self {
    case .policy, .request: true
    case .placed, .edited, .foreground, .session, .intent, .locale, .textSize, .clock: false
    }
  }
}

/// How often one placed widget may be reloaded: 40 to 70 times in any 24 hours, the more often it is
/// looked at the more, and at least five minutes apart.
///
/// The first quarter may be spent as fast as that; the rest is spread over the day, so that a
/// widget that asks too often is late each time and never stands still for hours. Source of the
/// numbers: Apple, *Keeping a widget up to date*; how the system spreads reloads is not published.
public struct ReloadBudget: Hashable, Sendable {
  /// The hours that are looked back at, in seconds: they begin anew at every moment.
  public static let window: TimeInterval = 24 * 3600
  /// The reloads in a window of a widget that nobody looks at, and of one that is looked at often.
  public static let range = 40...70
  /// The seconds between two reloads, at least.
  public static let leastDistance: TimeInterval = 5 * 60

  private var looks: [Date] = []
  private var reloads: [Date] = []
  private var last: Date?

  /// Nothing is spent, and nobody has looked.
  public init() {}

  /// Somebody looks at the widget: each look allows one reload more for the next 24 hours.
  public mutating func noteLook(at now: Date) {
    looks = Self.recent(looks, at: now) + [now]
    // More would change nothing.
    looks.removeFirst(max(0, looks.count - (Self.range.upperBound - Self.range.lowerBound)))
  }

  /// The widget is reloaded.
  public mutating func noteReload(at now: Date, isCounted: Bool) {
    last = now
    reloads = Self.recent(reloads, at: now) + (isCounted ? [now] : [])
  }

  /// The reloads of the 24 hours that end at a moment which count.
  public func spent(at now: Date) -> Int { Self.recent(reloads, at: now).count }

  /// The reloads that are allowed in the 24 hours that end at a moment.
  public func allowance(at now: Date) -> Int {
    Self.range.lowerBound + Self.recent(looks, at: now).count
  }

  /// The first moment from `now` on at which another reload that counts may be made.
  public func earliestReload(from now: Date) -> Date {
    let (recent, allowance) = (Self.recent(reloads, at: now), allowance(at: now))
    let distance =
      recent.count < allowance / 4 ? Self.leastDistance : Self.window / TimeInterval(allowance)
    var date = now
    if let last, last <= now { date = max(date, last + distance) }
    if recent.count >= allowance {
      date = max(date, recent[recent.endIndex - allowance] + Self.window)
    }
    return date
  }

  /// Those of the window that ends at a moment: what lies ahead was noted while the clock was wrong.
  private static func recent(_ dates: [Date], at now: Date) -> ArraySlice<Date> {
    dates.drop { $0 <= now - window }.prefix { $0 <= now }
  }
}
