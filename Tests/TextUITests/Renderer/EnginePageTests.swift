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

  /// What the tree holds after it was resolved, measured and placed, and the picture.
  private func steps() -> [String] {
    var tree = ViewTree(EnvironmentValues())
    tree.scope.run { tree.addOne(view) }
    let resolved = tree.drawnNodes
    tree.prepare()
    let picture = CGSize(width: 96, height: 16)
    let (frame, stack) = (tree.nodes.count - 1, tree.nodes.count - 2)
    _ = tree.size(of: frame, in: ProposedViewSize(picture))
    let measured = tree.drawnSizes
    return [resolved, measured, placed(&tree, frame, stack, in: picture), drawing]
  }

  private func placed(
    _ tree: inout ViewTree, _ frame: Int, _ stack: Int, in picture: CGSize
  ) -> String {
    guard case .wrapper(let wrapper) = tree.nodes[frame].content,
      case .container(let container) = tree.nodes[stack].content
    else { return "" }
    let offered = ProposedViewSize(picture)
    let root = Placement(
      child: frame, origin: tree.origin(of: frame, .center, in: picture, offered),
      proposal: offered)
    let inFrame = tree.placement(
      of: stack, in: wrapper, size: tree.size(of: frame, in: offered), offered: offered)
    tree.placeChildren(
      of: tree.nodes[stack], in: container, size: tree.size(of: stack, in: inFrame.proposal),
      offered: inFrame.proposal)
    return tree.drawn([root, inFrame] + tree.placements)
  }

  /// The columns of the picture, and its row.
  private var drawing: String {
    (0..<12).map { "\($0 % 10)" }.joined() + "\n" + draw(view, 12)[0]
  }

  /// The text between the fences of a page's blocks that are marked as the tree's.
  private static func blocks(of page: String) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(separator: "```tree").dropFirst().map { part in
      part.prefix { $0 != "```" }.joined(separator: "\n")
    }
  }
}
