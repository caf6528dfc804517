import Intents
import SwiftUI
import WidgetKit

struct DockView: View {
  var entry: DockProvider.Entry

  var body: some View {
    ZStack(alignment: .leading) {
      Image("harbour")
        .resizable()
        .frame(width: 100, height: 100)
      HStack(spacing: 15) {
        Image("bicycle")
        VStack(spacing: 15) {
          Text(entry.dock.name)
            .foregroundColor(.white)
          Text(entry.dock.news)
            .foregroundColor(.white)
            .lineLimit(2)
        }
      }
    }
    .widgetURL(URL(string: "bicycles://dock/\(entry.dock.id)"))
  }
}

struct DockWidget: Widget {
  let kind = "DockWidget"
  var provider = DockProvider()

  var body: some WidgetConfiguration {
    IntentConfiguration(kind: kind, intent: SelectDockIntent.self, provider: provider) { entry in
      DockView(entry: entry)
    }
    .configurationDisplayName("Bicycles")
    .description("What is free nearby.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct DockView_Previews: PreviewProvider {
  static var previews: some View {
    DockView(entry: DockEntry(date: Date()))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
