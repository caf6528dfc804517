import TextUI
import TextWidgetKit

/// The summary in the largest form that its room holds.
///
/// Families have a standard size, but a widget may be asked for in any: the room decides. A reader
/// and not `ViewThatFits`, because it resolves the one form that is shown and no other.
struct RoomLayout: View {
  let entry: CaffeineEntry
  /// Whether the drinks of a week are known, and shown where there is room.
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
