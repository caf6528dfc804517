import SwiftUI
import WidgetKit

@main
struct CupsBundle: WidgetBundle {
  var body: some Widget {
    CupsWidget()
    ScannerWidget()
  }
}
