/// Where a number comes from: who said it, and where it was read.
///
///     Source("Tracy 2005", .work("doi:10.1016/j.ajog.2004.08.030"))
///     Source("Health Canada, Caffeine in Foods", .page("https://www.canada.ca/…", read: today))
public struct Source: Hashable, Sendable {
  /// Where it was read.
  public enum Place: Hashable, Sendable {
    /// A work that stays as it is under its DOI or its id in PubMed.
    case work(String)

    /// A page, a table or a label, which may change: its whole address, and the day it was read.
    case page(String, read: CivilDate)
  }

  /// Who said it, and when: `EFSA 2015`.
  public let title: String

  /// Where it was read.
  public let place: Place

  /// A source by title and place.
  public init(_ title: String, _ place: Place) {
    self.title = title
    self.place = place
  }

  /// Where it can be read: a DOI, a PubMed id or an address, with the day on which it said so.
  public var locator: String {
    switch place {
    case .work(let id): id
    case .page(let address, let day): "\(address) (\(day.iso8601))"
    }
  }
}
