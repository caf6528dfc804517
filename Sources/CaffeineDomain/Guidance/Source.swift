/// Where a number comes from.
public struct Source: Hashable, Sendable {
  /// Who said it, and when: `EFSA 2015`.
  public let title: String

  /// Where it can be read: a DOI, a PubMed id or an address without scheme.
  public let locator: String

  /// A source by title and place.
  public init(_ title: String, _ locator: String) {
    self.title = title
    self.locator = locator
  }
}
