import TextUI

import struct Foundation.CGFloat

extension View {
  /// The view where there are so many cells for it, else one that needs fewer.
  ///
  /// Families have a standard size, but a widget may be asked for in any.
  func needing<Smaller: View>(
    columns: CGFloat, rows: CGFloat, else smaller: Smaller
  ) -> some View {
    ViewThatFits {
      frame(
        idealWidth: columns * CellMetrics.width, maxWidth: .infinity,
        idealHeight: rows * CellMetrics.height, maxHeight: .infinity, alignment: .topLeading)
      smaller
    }
  }
}
