import struct Foundation.CGFloat

@testable import TextUI

extension ResolvedTree {
  /// The nodes, a line each: number, kind, what it is, and its children.
  var drawnNodes: String {
    nodes.indices.map { id in
      let node = nodes[id]
      var line = pad("\(id)", 4) + pad(kind(of: node), 12) + pad(name(of: node), 16)
      if node.childCount > 0 {
        line +=
          "around "
          + (0..<node.childCount).map { "\(node.child($0, in: children))" }.joined(separator: ", ")
      }
      return trimmed(line)
    }.joined(separator: "\n")
  }

  private func kind(of node: Node) -> String {
    switch node.content {
    case .leaf: "leaf"
    case .wrapper: "wrapper"
    case .layers: "layers"
    case .container: "container"
    }
  }

  fileprivate func name(of node: Node) -> String {
    switch node.content {
    case .leaf(.text(let index)): "text “\(texts[index].form.text.string)”"
    case .leaf(let leaf): caseName(of: leaf)
    case .wrapper(.trait(let trait)): caseName(of: trait)
    case .wrapper(.effect(let effect)): caseName(of: effect)
    case .wrapper(let wrapper): caseName(of: wrapper)
    case .layers(let layering, _): caseName(of: layering)
    case .container(let container): caseName(of: container)
    }
  }

  private func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension Measurer {
  /// What each node answered, oldest first: a line for each question.
  var drawnSizes: String {
    tree.nodes.indices.flatMap { id -> [String] in
      let cache = sizes[id]
      return [cache.first, cache.second, cache.third, cache.fourth].compactMap { $0 }.map { entry in
        pad("\(id)", 4) + pad(tree.name(of: tree.nodes[id]), 16) + "offered "
          + pad("\(length(entry.key.width)) × \(length(entry.key.height)),", 13)
          + "takes \(number(entry.size.width)) × \(number(entry.size.height))"
      }
    }.joined(separator: "\n")
  }

  /// Where children were put, a line each.
  func drawn(_ placements: [Placement]) -> String {
    placements.map { placement in
      let offered = placement.proposal
      return pad("\(placement.child)", 4) + pad(tree.name(of: tree.nodes[placement.child]), 16)
        + pad("at \(number(placement.origin.x)), \(number(placement.origin.y))", 12)
        + "offered \(number(offered.width)) × \(number(offered.height))"
    }.joined(separator: "\n")
  }
}

extension PlacedTree {
  /// The items, a line each: what it is, where it stands in points and in cells.
  var drawnItems: String {
    items.map { item in
      let (frame, cells) = (item.frame, item.cells)
      return trimmed(
        pad(name(of: item.content), 16)
          + pad("at \(number(frame.minX)), \(number(frame.minY))", 12)
          + pad("\(number(frame.width)) × \(number(frame.height))", 12)
          + "cells from \(cells.column), \(cells.row): \(cells.columns) × \(cells.rows)")
    }.joined(separator: "\n")
  }

  private func name(of content: PlacedItem.Content) -> String {
    switch content {
    case .leaf(let leaf): tree.name(of: Node(content: .leaf(leaf), firstChild: 0, childCount: 0))
    case .reader: "reader"
    case .begin: "begin"
    case .divide: "divide"
    case .end: "end"
    }
  }
}

private func length(_ bits: UInt64) -> String {
  if bits == SizeCache.Key.anyHeight { return "any" }
  let value = Double(bitPattern: bits)
  return number(value.isNaN ? nil : CGFloat(value))
}

private func number(_ value: CGFloat?) -> String {
  guard let value else { return "nil" }
  return value == .infinity ? "∞" : value == value.rounded() ? "\(Int(value))" : "\(value)"
}

private func pad(_ text: String, _ columns: Int) -> String {
  text + String(repeating: " ", count: max(1, columns - text.count))
}

private func trimmed(_ line: String) -> String {
  var line = line
  while line.last == " " { line.removeLast() }
  return line
}
