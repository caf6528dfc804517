import TestSupport
import TextUI

import struct Foundation.CGFloat
import struct Foundation.URL

/// A view made of everything that arranges or draws, with sizes from nothing to far too much.
@MainActor
struct RandomView {
  let view: AnyView

  init(depth: Int, using random: inout SplitMix64) {
    let kind = Int.random(in: 0..<(depth == 0 ? Self.leaves : Self.kinds), using: &random)
    let length = CGFloat([-8, 0, 3, 8, 24, 60, 400].randomElement(using: &random) ?? 8)
    if kind < Self.leaves {
      view = Self.leaf(kind, length, using: &random)
      return
    }
    let edges: Edge.Set = [.all, .leading, .bottom].randomElement(using: &random) ?? .all
    let alignment: Alignment =
      [.center, .topLeading, .bottom].randomElement(using: &random) ?? .center
    let first = RandomView(depth: depth - 1, using: &random).view
    let second = RandomView(depth: depth - 1, using: &random).view
    view =
      kind < Self.leaves + Self.containers
      ? Self.container(kind - Self.leaves, first, second, length, alignment)
      : Self.modified(
        kind - Self.leaves - Self.containers, first, second, length, alignment, edges)
  }

  private static let leaves = 8
  private static let containers = 9
  private static let kinds = leaves + containers + 10

  private static let texts = [
    "", "a", "Hello big World", "東京タワー、晴れ。", "👨‍👩‍👧 café 🌤️", "two\nlines", "\u{301}x", "<b>&\"'",
    "שלום", "\u{1B}[31m",
  ]

  private static func leaf(
    _ kind: Int, _ length: CGFloat, using random: inout SplitMix64
  ) -> AnyView {
    let text = texts.randomElement(using: &random) ?? ""
    switch kind {
    case 0, 1: return AnyView(Text(text).bold())
    case 2: return AnyView(Spacer(minLength: length))
    case 3: return AnyView(Color.red.opacity(0.5))
    case 4: return AnyView(Divider())
    case 5:
      return AnyView(
        Gauge(value: Double(length), in: 0...60) { Text(text) }
          .gaugeStyle(.accessoryCircular))
    case 6: return AnyView(Circle().stroke(.blue, lineWidth: abs(length)))
    default:
      let url = URL(string: "https://example.com/?q=%22")
      return url.map { AnyView(Link(text, destination: $0)) } ?? AnyView(EmptyView())
    }
  }

  private static func container(
    _ kind: Int, _ first: AnyView, _ second: AnyView, _ length: CGFloat, _ alignment: Alignment
  ) -> AnyView {
    let both = Group {
      first
      second
    }
    return switch kind {
    case 0: AnyView(HStack(alignment: alignment.vertical, spacing: length) { both })
    case 1: AnyView(VStack(alignment: alignment.horizontal) { both })
    case 2: AnyView(ZStack(alignment: alignment) { both })
    case 3: AnyView(ViewThatFits { both })
    case 4: AnyView(GeometryReader { _ in both })
    case 5: AnyView(ScrollView(length > 8 ? .vertical : .horizontal) { both })
    case 6: AnyView(AnyLayout(VStackLayout(spacing: length)).callAsFunction { both })
    case 7: AnyView(LazyVGrid(columns: [GridItem(), GridItem(.fixed(length))]) { both })
    default:
      AnyView(
        Grid(alignment: alignment) {
          GridRow { both }
          GridRow { first.gridCellColumns(2) }
          first
        })
    }
  }

  private static func modified(
    _ kind: Int, _ first: AnyView, _ second: AnyView, _ length: CGFloat, _ alignment: Alignment,
    _ edges: Edge.Set
  ) -> AnyView {
    switch kind {
    case 0: AnyView(first.padding(edges, length))
    case 1: AnyView(first.frame(width: length, alignment: alignment))
    case 2: AnyView(first.frame(minWidth: 4, maxWidth: length, maxHeight: .infinity))
    case 3: AnyView(first.fixedSize().layoutPriority(Double(length)))
    case 4: AnyView(first.background(second, alignment: alignment).lineLimit(2))
    case 5: AnyView(first.overlay(second).offset(x: length, y: -length).zIndex(1))
    case 6: AnyView(first.aspectRatio(length / 8, contentMode: .fill).clipped())
    case 7: AnyView(first.mask(second).position(x: length, y: length))
    case 8: AnyView(first.border(.green).clipShape(Capsule()))
    default: AnyView(first.redacted(reason: .placeholder).alignmentGuide(.top) { _ in length })
    }
  }
}
