import struct Foundation.CGFloat
import TextUI
import TextWidgetKit

/// The amount, with the level along the edge.
struct CornerView: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "cup.and.saucer.fill").accessibilityHidden(true)
      AmountText(entry: entry).bold()
    }
    .widgetLabel { LevelGauge(entry: entry) }
  }
}
