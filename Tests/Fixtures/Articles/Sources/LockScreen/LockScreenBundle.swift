import SwiftUI
import WidgetKit

@main
struct LockScreenBundle: WidgetBundle {
  var body: some Widget {
    SleepWidget()
    ModeWidget()
    MoonriseWidget()
  }
}
