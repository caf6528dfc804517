import TextUI
import TextWidgetKit

/// The largest form of the summary that fits.
///
/// A widget may have any size, not only its family's. Uses a `GeometryReader` instead of
/// `ViewThatFits`, to resolve only the form that is shown.
struct RoomLayout: View {
  let entry: CaffeineEntry
  /// Whether the source has the drinks of a week, to be shown if they fit.
  var showsWeek = false

  var body: some View {
    GeometryReader { proxy in
      let room = CellSize(
        columns: Int(proxy.size.width / CellMetrics.width),
        rows: Int(proxy.size.height / CellMetrics.height))
      if showsWeek, room.holds(columns: 116, rows: 17) {
        DashboardLayout(entry: entry, rows: room.rows)
      } else if room.holds(columns: 70, rows: 17) {
        WideLayout(entry: entry, showsWeek: showsWeek && room.rows >= 19)
      } else if room.holds(columns: 34, rows: 16) {
        TallLayout(entry: entry, showsWeek: showsWeek && room.rows >= 24)
      } else if room.holds(columns: 34, rows: 8) {
        MediumLayout(entry: entry)
      } else if room.holds(columns: 14, rows: 12) {
        NarrowLayout(entry: entry, rows: room.rows)
      } else if room.holds(columns: 14, rows: 8) {
        SummaryColumn(entry: entry)
      } else if room.holds(columns: 16, rows: 5) {
        RowsLayout(entry: entry)
      } else {
        FewRowsLayout(entry: entry, room: room)
      }
    }
  }
}

extension CellSize {
  fileprivate func holds(columns: Int, rows: Int) -> Bool {
    self.columns >= columns && self.rows >= rows
  }
}
