/// Where a file to import is read from.
public enum ImportSource: Hashable, Sendable {
  /// The file of this path; symbolic links are followed.
  case file(String)
  /// What the program reads from, until its end.
  case standardInput
  /// These bytes.
  case bytes([UInt8])
}
