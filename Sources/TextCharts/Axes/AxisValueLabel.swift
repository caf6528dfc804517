/// Labels never touch: if not all fit, some are dropped.
public struct AxisValueLabel<Content>: AxisMark {
  public let parts: AxisParts

  private init(
    _ content: AxisPart.LabelContent, _ centered: Bool?, _ anchor: UnitPoint?,
    _ resolution: AxisValueLabelCollisionResolution
  ) {
    let part = AxisPart(kind: .label(content, resolution, anchor), isCentered: centered)
    parts = AxisParts(all: [part])
  }
}

extension AxisValueLabel where Content == Text {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.automatic, centered, anchor, collisionResolution) }

  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.text(Text(labelKey)), centered, anchor, collisionResolution) }

  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.text(Text(verbatim: String(label))), centered, anchor, collisionResolution) }

  /// Writes dates in the environment's zone only in a program that imports `FoundationFormats`, as
  /// `Charts` does.
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
