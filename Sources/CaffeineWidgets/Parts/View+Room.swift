import TextUI

import struct Foundation.CGFloat

extension View {
  /// The view where there are so many cells for it, else one that needs fewer.
  ///
  /// Families have a standard size, but a widget may be asked for in any. A reader and not
  /// `ViewThatFits`, because it resolves the one view that is shown and no other.
  func needing<Smaller: View>(
    columns: CGFloat, rows: CGFloat, else smaller: Smaller
  ) -> some View {
    GeometryReader { room in
      if room.size.width >= columns * CellMetrics.width
        && room.size.height >= rows * CellMetrics.height
      {
        self
      } else {
        smaller
      }
    }
  }
}
