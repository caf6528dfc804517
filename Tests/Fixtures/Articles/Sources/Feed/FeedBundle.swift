import SwiftUI
import WidgetKit

@main
struct FeedBundle: WidgetBundle {
  var body: some Widget {
    FeedWidget()
    PacedFeedWidget()
  }
}
