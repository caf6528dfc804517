import SwiftUI
import UIKit
import WidgetKit

struct FilmView: View {
  @Environment(\.widgetFamily) var family
  let entry: FilmEntry

  var body: some View {
    VStack(alignment: .leading) {
      Spacer()
      Text(entry.film.title)
        .font(.headline)
      Text(entry.film.director)
        .font(.subheadline)
        .opacity(0.8)
      if family != .systemSmall {
        HStack {
          link("About", systemImage: "info.circle", to: entry.film.url)
          Spacer()
          link("Tickets", systemImage: "ticket", to: entry.film.tickets)
        }
        .font(.caption)
      }
    }
    .foregroundColor(.white)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    .background(
      LinearGradient(
        gradient: Gradient(colors: [Color.black.opacity(0), Color.black]), startPoint: .top,
        endPoint: .bottom)
    )
    .background(poster)
    .widgetURL(family == .systemSmall ? entry.film.url : nil)
  }

  @ViewBuilder private var poster: some View {
    if let file = entry.poster, let image = UIImage(contentsOfFile: file.path) {
      Image(uiImage: image)
        .resizable()
        .aspectRatio(contentMode: .fill)
    } else {
      Color.gray
    }
  }

  @ViewBuilder private func link(
    _ title: String, systemImage: String, to url: URL?
  ) -> some View {
    if let url = url {
      Link(destination: url) {
        Label(title, systemImage: systemImage)
      }
    }
  }
}

struct FilmWidget: Widget {
  var provider = FilmProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FilmWidget", provider: provider) { entry in
      FilmView(entry: entry)
    }
    .configurationDisplayName("Tonight")
    .description("What the cinema shows.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct FilmView_Previews: PreviewProvider {
  static var previews: some View {
    FilmView(entry: .sample)
      .previewContext(WidgetPreviewContext(family: .systemLarge))
  }
}
