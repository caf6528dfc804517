import SwiftUI
import WidgetKit

struct MusicView: View {
  @Environment(\.widgetFamily) private var family

  let entry: MusicEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Spacer()
        Image(systemName: "music.note").bold().accessibilityHidden(true)
      }
      Spacer(minLength: 0)
      Text(entry.song.title).font(.headline).lineLimit(family == .systemSmall ? 2 : 1)
      Text(entry.song.artist).font(.subheadline).opacity(0.8).lineLimit(1)
      if family != .systemSmall {
        shortcutLayout {
          ForEach(entry.shortcuts, id: \.self) { shortcut in
            if let url = shortcut.url {
              Link(destination: url) {
                Label(shortcut.name, systemImage: shortcut.symbol).lineLimit(1)
              }
            }
          }
        }
        .padding(.top, 16)
      }
    }
    .foregroundStyle(.white)
    .containerBackground(for: .widget) {
      GeometryReader { proxy in
        cover
          .resizable()
          .scaledToFill()
          .frame(width: proxy.size.width, height: proxy.size.height)
          .clipped()
          .overlay(alignment: .bottom) {
            LinearGradient(
              colors: [.black.opacity(0), .black.opacity(0.8)], startPoint: .top, endPoint: .bottom
            )
            .frame(height: proxy.size.height * 0.6)
          }
      }
    }
    .widgetURL(entry.song.url)
  }

  private var shortcutLayout: AnyLayout {
    family == .systemLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(HStackLayout(spacing: 16))
  }

  private var cover: Image {
    entry.cover.flatMap { UIImage(data: $0) }.map { Image(uiImage: $0) }
      ?? Image(decorative: "Cover")
  }
}
