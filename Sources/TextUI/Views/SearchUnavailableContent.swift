/// What ``TextUI/ContentUnavailableView/search`` shows.
public enum SearchUnavailableContent {
  /// A magnifying glass, and that nothing was found.
  public struct Label: View, Sendable {
    let text: String?

    public var body: some View {
      TextUI.Label(
        text.map { LocalizedStringKey("No Results for “\($0)”") } ?? "No Results",
        systemImage: "magnifyingglass")
    }
  }

  /// What to do about it.
  public struct Description: View, Sendable {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View, Sendable {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: Self { found(nil) }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> Self { found(text) }

  private static func found(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
