import SwiftUI
import WidgetKit

private var families: [WidgetFamily] {
  if #available(iOSApplicationExtension 16.0, *) {
    return [
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium,
      .systemLarge, .systemExtraLarge,
    ]
  } else {
    return [.systemSmall, .systemMedium, .systemLarge]
  }
}

struct SleepWidget: Widget {
  var provider = SleepProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SleepWidget", provider: provider) { entry in
      SleepView(entry: entry)
    }
    .configurationDisplayName("Sleep")
    .description("How long you slept.")
    .supportedFamilies(families)
  }
}

struct ModeWidget: Widget {
  var provider = SleepProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ModeWidget", provider: provider) { _ in
      ModeView()
    }
    .configurationDisplayName("Mode")
    .description("How the place shows colours.")
    .supportedFamilies([.accessoryRectangular])
  }
}

struct MoonriseWidget: Widget {
  var provider = SleepProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "MoonriseWidget", provider: provider) { entry in
      MoonriseView(entry: entry)
    }
    .configurationDisplayName("Moonrise")
    .description("When the moon comes up.")
    .supportedFamilies([.accessoryRectangular, .accessoryInline])
  }
}
