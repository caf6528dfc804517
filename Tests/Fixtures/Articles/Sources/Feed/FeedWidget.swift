import Intents
import SwiftUI
import WidgetKit

struct FeedWidget: Widget {
  private let kind = "FeedWidget"
  var provider = FeedProvider()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: provider) { entry in
      RecipeView(recipe: entry)
    }
    .configurationDisplayName("Latest Recipes")
    .description("One recipe after the other.")
    .supportedFamilies([.systemMedium])
  }
}

struct PacedFeedWidget: Widget {
  private let kind = "PacedFeedWidget"
  var provider = PacedFeedProvider()

  var body: some WidgetConfiguration {
    IntentConfiguration(kind: kind, intent: SelectPaceIntent.self, provider: provider) { entry in
      RecipeView(recipe: entry)
    }
    .configurationDisplayName("Recipes at Your Pace")
    .description("One recipe after the other, as fast as you read.")
    .supportedFamilies([.systemMedium])
  }
}
