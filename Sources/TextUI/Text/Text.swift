/// Text of one or more lines.
public struct Text: Hashable, Sendable {
  /// Where a text that does not fit loses what is replaced by an ellipsis.
  public typealias TruncationMode = TextTruncation

  /// Capitals or small letters.
  public enum Case: Hashable, Sendable, CaseIterable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
