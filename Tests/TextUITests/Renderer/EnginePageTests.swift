import Testing

import struct Foundation.URL

@testable import TextUI

/// `Docs/Engine.md` follows one view through the engine: what it shows of the tree is what the tree
/// holds.
@MainActor
struct EnginePageTests {
  private var view: some View {
    HStack {
      Text("56 mg")
      Spacer()
      Text("✓")
    }
    .frame(width: 80)
  }

  @Test func thePageShowsWhatTheTreeHolds() throws {
    let page = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Docs/Engine.md")
      .standardizedFileURL
    let shown = Self.blocks(of: try String(contentsOf: page, encoding: .utf8))
    let held = steps()
    for (shown, held) in zip(shown, held) { #expect(shown == held, "It holds:\n\(held)") }
    #expect(shown.count == held.count)
  }

  /// What there is after each phase, and the picture.
  private func steps() -> [String] {
    let picture = CGSize(width: 96, height: 16)
    let scope = EnvironmentScope(EnvironmentValues())
    var builder = TreeBuilder(scope, LayoutPass(pictureSize: picture))
    scope.run { builder.addOne(view) }
    let tree = builder.finish()
    var measurer = Measurer(tree, layoutDirection: .leftToRight)
    let (frame, stack) = (tree.nodes.count - 1, tree.nodes.count - 2)
    _ = measurer.size(of: frame, in: ProposedViewSize(picture))
    let measured = measurer.drawnSizes
    let arranged = arranged(&measurer, frame, stack, in: picture)
    let placed = Placer.place(builder, .center).placed
    return [tree.drawnNodes, measured, arranged, placed.drawnItems, drawing]
  }

  private func arranged(
    _ measurer: inout Measurer, _ frame: Int, _ stack: Int, in picture: CGSize
  ) -> String {
    guard case .wrapper(let wrapper) = measurer.tree.nodes[frame].content,
      case .container(let container) = measurer.tree.nodes[stack].content
    else { return "" }
    let offered = ProposedViewSize(picture)
    let root = Placement(
      child: frame, origin: measurer.origin(of: frame, .center, in: picture, offered),
      proposal: offered)
    let inFrame = measurer.placement(
      of: stack, in: wrapper, size: measurer.size(of: frame, in: offered), offered: offered)
    measurer.placeChildren(
      of: measurer.tree.nodes[stack], in: container,
      size: measurer.size(of: stack, in: inFrame.proposal), offered: inFrame.proposal)
    return measurer.drawn([root, inFrame] + measurer.placements)
  }

  /// The columns of the picture, and its row.
  private var drawing: String { (0..<12).map { "\($0 % 10)" }.joined() + "\n" + draw(view, 12)[0] }

  /// The text between the fences of a page's blocks that are marked as the tree's.
  private static func blocks(of page: String) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(separator: "```tree").dropFirst().map { part in
      part.prefix { $0 != "```" }.joined(separator: "\n")
    }
  }
}
