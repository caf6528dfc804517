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
