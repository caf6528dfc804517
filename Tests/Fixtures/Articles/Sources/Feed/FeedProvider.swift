import Intents
import SwiftUI
import WidgetKit

struct FeedProvider: TimelineProvider {
  var store = RecipeStore()
  var now: () -> Date = Date.init

  func placeholder(in context: Context) -> Recipe {
    Recipe.sample
  }

  func getSnapshot(in context: Context, completion: @escaping (Recipe) -> Void) {
    completion(Recipe.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Recipe>) -> Void) {
    completion(timeline(interval: 5))
  }

  func timeline(interval: Int) -> Timeline<Recipe> {
    var entries = store.recipes()
    let start = now()
    for index in entries.indices {
      let date = Calendar.current.date(byAdding: .second, value: index * interval, to: start)
      entries[index].date = date ?? start
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

/// The same at the pace that a person sets.
struct PacedFeedProvider: IntentTimelineProvider {
  var feed = FeedProvider()

  func placeholder(in context: Context) -> Recipe {
    Recipe.sample
  }

  func getSnapshot(
    for configuration: SelectPaceIntent, in context: Context,
    completion: @escaping (Recipe) -> Void
  ) {
    completion(Recipe.sample)
  }

  func getTimeline(
    for configuration: SelectPaceIntent, in context: Context,
    completion: @escaping (Timeline<Recipe>) -> Void
  ) {
    completion(feed.timeline(interval: configuration.interval as? Int ?? 5))
  }
}
