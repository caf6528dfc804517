// Widgets with covers and photos, as one writes them for an iPhone.
import TextUI
import TextWidgetKit

struct CoverView: PhoneView {
  @Environment(\.widgetFamily) private var family

  private var cover: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(LinearGradient(colors: [.pink, .indigo], startPoint: .top, endPoint: .bottom))
      .aspectRatio(1, contentMode: .fit)
      .overlay { Image(systemName: "music.note").foregroundStyle(.white) }
  }

  private var words: some View {
    VStack(alignment: .leading) {
      Text("Coffee Cantata").font(.headline)
      Text("J. S. Bach").foregroundStyle(.secondary)
      Capsule().fill(.secondary.opacity(0.3)).frame(height: 4)
        .overlay(alignment: .leading) { Capsule().fill(.pink).frame(width: 48, height: 4) }
      HStack {
        Text("1:12"); Spacer(); Text("−3:48")
      }.font(.caption2)
    }
  }

  var body: some View {
    Group {
      if family == .systemSmall {
        VStack(alignment: .leading) {
          cover; Text("Coffee Cantata").font(.headline).lineLimit(1)
        }
      } else {
        HStack(spacing: 12) {
          cover; words
        }
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct PhotoView: PhoneView {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [.blue, .orange], startPoint: .top, endPoint: .bottom)
      LinearGradient(
        colors: [.clear, .black.opacity(0.6)], startPoint: .center, endPoint: .bottom)
      VStack(alignment: .leading) {
        Text("ON THIS DAY").font(.caption2.bold())
        Text("Lake Garda").font(.headline)
      }
      .foregroundStyle(.white)
      .padding(12)
    }
    .containerBackground(.black, for: .widget)
  }
}
