/// A ring with a label inside; in a single row, a pie of one cell with the label beside it.
struct LabeledRing: View {
  let form: Ring.Form
  let value: Double
  let label: AnyView?
  let isSpokenByLabel: Bool
  var gap: AnyView?
  var beside: AnyView?
  var unseen: AnyView?

  var body: some View {
    ViewThatFits(in: .vertical) {
      ring
      // Below its ideal size a ring stays a ring down to two rows.
      ring.frame(idealHeight: 2 * CellMetrics.height)
      HStack(spacing: CellMetrics.width) {
        picture.frame(width: CellMetrics.width, height: CellMetrics.height)
        label ?? beside
      }
      .lineLimit(1)
    }
    .saying(unseen)
  }

  private var picture: some View { GaugeRing(form: form, value: value, isSpoken: !isSpokenByLabel) }

  /// The labels keep clear of the ring, whose filled part is two columns wide; the first of two
  /// rows is in the middle, the second below it.
  private var ring: some View {
    picture
      .overlay {
        label.minimumScaleFactor(0.5).padding(.horizontal, 1.5 * CellMetrics.width)
          .frame(maxHeight: 2 * CellMetrics.height).padding(.top, CellMetrics.height / 2)
      }
      .overlay(alignment: .bottom) { gap.lineLimit(1).frame(maxWidth: 6 * CellMetrics.width) }
  }
}
