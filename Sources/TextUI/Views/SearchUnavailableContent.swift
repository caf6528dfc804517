/// The parts of ``TextUI/ContentUnavailableView/search``.
public enum SearchUnavailableContent {
  /// A magnifying glass and `No Results`, or `No Results for “text”`.
  public struct Label: View, Sendable {
    let text: String?

    public var body: some View {
      TextUI.Label(
        text.map { LocalizedStringKey("No Results for “\($0)”") } ?? "No Results",
        systemImage: "magnifyingglass")
    }
  }

  /// The advice to change the search.
  public struct Description: View, Sendable {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No view: the search offers no actions.
  public struct Actions: View, Sendable {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  public static var search: Self { found(nil) }

  /// A view for a search for `text` without results.
  public static func search(text: String) -> Self { found(text) }

  private static func found(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: SearchUnavailableContent.Description.init,
      actions: SearchUnavailableContent.Actions.init)
  }
}
