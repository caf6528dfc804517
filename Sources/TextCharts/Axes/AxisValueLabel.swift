/// A label beside a value of an axis.
///
/// Two labels never touch: where there is no room for all, there are fewer.
public struct AxisValueLabel<Content>: AxisMark {
  private let part: AxisPart

  private init(
    _ content: AxisPart.LabelContent, _ centered: Bool?, _ anchor: UnitPoint?,
    _ resolution: AxisValueLabelCollisionResolution
  ) { part = AxisPart(kind: .label(content, resolution, anchor), isCentered: centered) }

  /// Adds the label.
  public func collect(into parts: inout AxisParts) { parts.parts.append(part) }
}

extension AxisValueLabel where Content == Text {
  /// The value, as the axis writes it: in the middle of a stretch, such as a day, where it is
  /// `centered`, otherwise with its `anchor` at the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.automatic, centered, anchor, collisionResolution) }

  /// A text.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.text(Text(labelKey)), centered, anchor, collisionResolution) }

  /// A text.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.text(Text(verbatim: String(label))), centered, anchor, collisionResolution) }

  /// The value, as a format writes it in the locale and time zone of the environment.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      .formatted { plotted in
        Format.FormatInput.value(at: plotted).map { Text($0, format: format) }
      }, centered, anchor, collisionResolution)
  }
}

extension AxisValueLabel where Content: View {
  /// A view.
  @_disfavoredOverload
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(
      (view as? Text).map(AxisPart.LabelContent.text) ?? .view(AnyView(view)), centered, anchor,
      collisionResolution)
  }
}
