import SwiftUI
import WidgetKit

struct FeedView: View {
  @Environment(\.widgetFamily) private var family

  let entry: FeedEntry

  var body: some View {
    Group {
      if entry.items.isEmpty {
        ContentUnavailableView(
          "No Articles", systemImage: "newspaper", description: Text("Open the app to load some."))
      } else if family == .systemLarge {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(entry.items.prefix(3)) { item in
            link(to: item)
            Spacer(minLength: 0)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        ArticleView(item: entry.items[0])
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .widgetURL(entry.items[0].url)
      }
    }
    .containerBackground(for: .widget) { Color("CardBackground") }
  }

  @ViewBuilder private func link(to item: FeedItem) -> some View {
    if let url = item.url { Link(destination: url) { ArticleView(item: item) } }
  }
}

private struct ArticleView: View {
  let item: FeedItem

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(item.title)
        .font(.headline)
        .lineLimit(2)
        .fixedSize(horizontal: false, vertical: true)
        .foregroundColor(Color("TitleText"))
      Text(item.subject).font(.caption).lineLimit(1).foregroundColor(.accentColor)
      Text(item.summary).font(.footnote).lineLimit(2).foregroundColor(Color("BodyText"))
      Text(item.released).font(.caption2).lineLimit(1).foregroundColor(Color("BodyText"))
    }
  }
}
