/// What kind of file intakes are exported to.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Comma-separated values with a header line; text that spreadsheets would run is defused.
  case csv
  /// One object, in whose `intakes` are objects of the members of `csv`, those without a value left
  /// out.
  case json
  /// Lines of a journal.
  case jsonLines = "jsonl"
}
