import CaffeineDomain
import TextUI
import TextWidgetKit

/// A cup of the last drink, as full as the level is of the limit, with its name below.
///
///      ▗▄▄▄▄▄▄▄▖
///      ▐███████▌▜
///      ▐███████▌▟
///       ▀▀▀▀▀▀▀
struct CoffeePicture: View {
  let entry: CaffeineEntry

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ZStack(alignment: .bottom) {
          Rectangle().fill(Color.cocoa.opacity(0.25))
          GeometryReader { proxy in
            VStack(spacing: 0) {
              Spacer(minLength: 0)
              Rectangle().fill(Color.cocoa).frame(height: proxy.size.height * min(entry.share, 1))
            }
          }
        }
        .frame(width: 10 * CellMetrics.width, height: 4 * CellMetrics.height)
        Rectangle().stroke(Color.cocoa).frame(
          width: 3 * CellMetrics.width, height: 3 * CellMetrics.height)
      }
      .widgetAccentable()
      if let name = entry.forecast.lastIntake?.name {
        Text(verbatim: name).lineLimit(1).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityHidden(true)
  }
}
