/// A list of terms under a heading, for help and the manual page.
public struct HelpSection: Sendable, Hashable {
  /// A term and its explanation.
  public struct Item: Sendable, Hashable {
    /// What is explained, such as `--at WHEN`.
    public var term: String
    /// The explanation, one line that is wrapped where it is shown.
    public var text: String

    /// Pairs a term with its explanation.
    public init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// The heading, shown in capitals.
  public var title: String
  /// What is listed, in order.
  public var items: [Item]

  /// Puts items under a heading.
  public init(_ title: String, _ items: [Item]) {
    self.title = title
    self.items = items
  }
}
