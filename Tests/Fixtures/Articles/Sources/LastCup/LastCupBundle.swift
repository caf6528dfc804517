import SwiftUI
import WidgetKit

@main
struct LastCupBundle: WidgetBundle {
  var body: some Widget {
    CupWidget()
  }
}
