import SwiftUI
import WidgetKit

@main
struct NetworkBundle: WidgetBundle {
  var body: some Widget {
    DockWidget()
  }
}
