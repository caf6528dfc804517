import TextUI

/// The current level, and about when it will be low.
struct LevelViews: FamilyViews {
  let entry: CaffeineEntry

  var small: some View { RoomLayout(entry: entry) }
  var medium: some View { RoomLayout(entry: entry) }
  var large: some View { RoomLayout(entry: entry) }
  var extraLarge: some View { RoomLayout(entry: entry, showsWeek: true) }
  var circular: some View { CircularView(entry: entry) }
  var rectangular: some View { RoomLayout(entry: entry) }
  var inline: some View { InlineView(entry: entry) }
  var corner: some View { CornerView(entry: entry) }
}
