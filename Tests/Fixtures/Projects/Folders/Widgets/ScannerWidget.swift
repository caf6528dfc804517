import Barcodes
import SwiftUI
import WidgetKit

struct ScannerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Scanner", provider: CupsProvider()) { entry in
      BarcodeView(entry.cup.name)
    }
  }
}
