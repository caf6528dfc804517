import Testing

import struct Foundation.CGFloat

@testable import TextUI

/// A node around one child takes the size that its child comes to be drawn in, changed as the node
/// says and in no other way.
///
/// Every `switch` here names every case, so a new wrapper, trait or effect does not compile until
/// it has an example and its size is given.
@MainActor
struct WrapperTests {
  @Test func everyWrapperDrawsItsChildAsLargeAsItMeasuresIt() {
    var wrapper: Node.Wrapper? = Self.example(after: nil)
    while let current = wrapper {
      for width in Self.lengths {
        for height in Self.lengths {
          check(current, offered: ProposedViewSize(width: width, height: height))
        }
      }
      wrapper = Self.example(after: current)
    }
  }

  private static let lengths: [CGFloat?] = [nil, 0, 5, 24, 100, 200]

  private func check(_ wrapper: Node.Wrapper, offered proposal: ProposedViewSize) {
    var builder = Self.builder()
    builder.wrap(from: 0, in: wrapper)
    let tree = builder.finish()
    var measurer = Measurer(tree, layoutDirection: .leftToRight)
    let size = measurer.size(of: 1, in: proposal)
    let clip = CellRect(column: 0, row: 0, columns: 40, rows: 20)
    var placer = Placer(tree, builder.scope, LayoutPass(), clip: clip)
    let origin = CGPoint(x: 16, y: 32)
    placer.place(1, at: origin, proposal)
    let drawn = placer.placed.items.compactMap { item in
      if case .leaf(.drawing) = item.content { item.frame } else { nil }
    }
    if case .effect(.hidden) = wrapper {
      #expect(drawn.isEmpty)
      return
    }
    #expect(drawn.count == 1)
    guard let frame = drawn.first else { return }
    let expected = Self.size(of: wrapper, around: frame.size, offered: proposal)
    #expect(
      size == expected, "\(wrapper) offered \(proposal) draws its child in \(frame.size)")
    #expect(Self.fills(wrapper) || frame.origin == origin || frame.size != size)
  }

  /// The size of a wrapper whose child is drawn in a size.
  private static func size(
    of wrapper: Node.Wrapper, around child: CGSize, offered proposal: ProposedViewSize
  ) -> CGSize {
    switch wrapper {
    case .padding(let insets):
      CGSize(
        width: child.width + insets.leading + insets.trailing,
        height: child.height + insets.top + insets.bottom)
    case .frame(let width, let height, _):
      CGSize(width: width ?? child.width, height: height ?? child.height)
    case .flexibleFrame:
      // Its limits are those of `builder()`: 30 to 80 wide, and as high as its child.
      CGSize(
        width: proposal.width.map { min(max($0, 30), 80) } ?? child.width, height: child.height)
    case .position:
      CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
    case .fixedSize, .lazy, .aspectRatio, .offset, .trait, .effect: child
    }
  }

  /// Whether a wrapper may put its child elsewhere than into its own corner.
  private static func fills(_ wrapper: Node.Wrapper) -> Bool {
    switch wrapper {
    case .padding, .frame, .flexibleFrame, .offset, .position: true
    case .fixedSize, .lazy, .aspectRatio, .trait, .effect: false
    }
  }

  /// One example of each wrapper in turn.
  private static func example(after wrapper: Node.Wrapper?) -> Node.Wrapper? {
    switch wrapper {
    case nil: .padding(EdgeInsets(top: 16, leading: 8, bottom: 32, trailing: 4))
    case .padding: .frame(width: 40, height: nil, .bottomTrailing)
    case .frame: .flexibleFrame(0, .center)
    case .flexibleFrame: .fixedSize(horizontal: true, vertical: false)
    case .fixedSize: .lazy(.vertical)
    case .lazy: .aspectRatio(2, .fit)
    case .aspectRatio: .offset(CGSize(width: 8, height: 16))
    case .offset: .position(CGPoint(x: 10, y: 20))
    case .position: example(after: nil as Node.Trait?).map(Node.Wrapper.trait)
    case .trait(let trait):
      example(after: trait).map(Node.Wrapper.trait)
        ?? example(after: nil as Node.Effect?).map(Node.Wrapper.effect)
    case .effect(let effect): example(after: effect).map(Node.Wrapper.effect)
    }
  }

  private static func example(after trait: Node.Trait?) -> Node.Trait? {
    switch trait {
    case nil: .layoutPriority(1)
    case .layoutPriority: .layoutValue(0)
    case .layoutValue: .zIndex(1)
    case .zIndex: .alignmentGuide(0)
    case .alignmentGuide: .gridCell(0)
    case .gridCell: nil
    }
  }

  private static func example(after effect: Node.Effect?) -> Node.Effect? {
    switch effect {
    case nil: .opacity(0.5)
    case .opacity: .hidden
    case .hidden: .transform(0)
    case .transform: .colors(0)
    case .colors: .clip
    case .clip: .clipShape(0)
    case .clipShape: .accented
    case .accented: .accessibility(0)
    case .accessibility: .tap(0)
    case .tap: .coordinateSpace(0)
    case .coordinateSpace: nil
    }
  }

  /// A tree that holds one drawing, and what the examples need in the tree's tables.
  private static func builder() -> TreeBuilder {
    var builder = TreeBuilder(EnvironmentScope(EnvironmentValues()), LayoutPass())
    builder.add(Sketch())
    builder.tree.flexibleFrames = [
      FlexibleFrame(
        horizontal: FlexibleFrame.Limits(min: 30, ideal: nil, max: 80),
        vertical: FlexibleFrame.Limits(min: nil, ideal: nil, max: nil))
    ]
    builder.tree.layoutValues = [LayoutValue(key: ObjectIdentifier(WrapperTests.self), value: 1)]
    builder.tree.guides = [ExplicitGuide(key: TopGuide.self, axis: .vertical) { _ in 3 }]
    builder.tree.gridCells = [GridCellTraits(columns: 2)]
    builder.tree.clips = [ClipShape(path: { Circle().path(in: $0) }, isEvenOddFilled: false)]
    builder.tree.accessibility = [AccessibilityProperties()]
    builder.tree.taps = [.link("https://example.com")]
    builder.tree.transforms = [
      AnchoredTransform(transform: CGAffineTransform(scaleX: 2, y: 1), anchor: .center)
    ]
    builder.tree.colorMatrices = [.luminanceToAlpha]
    builder.tree.spaceNames = ["space"]
    return builder
  }

  /// A drawing whose size follows both lengths of the offer.
  private struct Sketch: Drawing {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: min(proposal.width ?? 48, 120), height: min(proposal.height ?? 32, 60))
    }

    func draw(in context: inout DrawingContext) {}
  }
}
