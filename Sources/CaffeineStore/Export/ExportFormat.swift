/// What kind of file intakes are exported to.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Comma-separated values with a header line; text that spreadsheets would run is defused.
  case csv
  /// The object that `list --json` prints.
  case json
  /// Lines of a journal.
  case jsonLines = "jsonl"
}
