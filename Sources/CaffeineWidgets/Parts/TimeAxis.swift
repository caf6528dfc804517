import TextUI

/// The times below a chart: its start, the present and its end, each where it belongs.
///
/// The present is worth more than the start, which gives way where both do not fit.
struct TimeAxis: Layout {
  /// Where the present lies, 0…1.
  let now: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let label = subview.sizeThatFits(.unspecified)
      size.width += label.width + Self.gap
      size.height = max(size.height, label.height)
    }
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let end = bounds.width - widths[2]
    let middle = min(CGFloat(now) * bounds.width - widths[1] / 2, end - Self.gap - widths[1])
    func place(_ index: Int, at x: CGFloat, if fits: Bool) {
      // Whatever is placed has to be drawn: what gives way is, far below the picture.
      let origin = CGPoint(x: bounds.minX + x, y: fits ? bounds.minY : bounds.maxY + 1e4)
      subviews[index].place(at: origin, proposal: .unspecified)
    }
    place(0, at: 0, if: middle < 0 || widths[0] + Self.gap <= middle)
    place(1, at: middle, if: middle >= 0)
    place(2, at: end, if: end >= 0)
  }

  /// A column.
  private static let gap: CGFloat = 8
}
