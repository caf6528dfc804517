import Testing
import TextUI

import struct Foundation.CGFloat

/// `ViewThatFits`, and what views hand up through it and through readers.
@MainActor
struct ChoiceProbeTests {
  @Test(arguments: Self.probes) func choices(probe: Probe) { probe.check() }

  @Test func aReaderHandsUpWhatItsContentDoes() {
    let view = GeometryReader { proxy in
      Text("x").preference(key: Words.self, value: ["\(Int(proxy.size.width))"])
    }
    .overlayPreferenceValue(Words.self) { Text($0.joined(separator: " ")) }
    #expect(draw(view, 5, 1) == ["x40"])
  }

  @Test func aReaderThatIsHiddenHandsUpToo() {
    let view = Text("abc").background(
      GeometryReader { proxy in
        Color.clear.preference(key: Words.self, value: ["\(Int(proxy.size.width))"])
      }
      .hidden()
    )
    .overlayPreferenceValue(Words.self) { Text($0.joined(separator: " ")) }
    #expect(draw(view, 3, 1) == ["24c"])
  }

  @Test func theLastCallOfAChangeHasTheRightValue() {
    var values: [[String]] = []
    let view = ViewThatFits {
      Text("too wide").preference(key: Words.self, value: ["wide"])
      Text("ok").preference(key: Words.self, value: ["ok"])
    }
    .onPreferenceChange(Words.self) { values.append($0) }
    #expect(draw(view, 4, 1) == [" ok"])
    #expect(values.last == ["ok"])
  }

  @Test func readersInReadersHandUp() {
    let view = VStack(spacing: 0) {
      Text("a").preference(key: Words.self, value: ["a"])
      GeometryReader { _ in
        GeometryReader { inner in
          Color.clear.preference(key: Words.self, value: ["\(Int(inner.size.height))"])
        }
      }
      Text("b").preference(key: Words.self, value: ["b"])
    }
    .overlayPreferenceValue(Words.self, alignment: .top) { Text($0.joined()).fixedSize() }
    #expect(draw(view, 4, 4)[0] == "a32b")
  }

  @Test func aReaderKnowsTheBoundsOfASpace() {
    let view = HStack(spacing: 0) {
      Color.clear.frame(width: 8)
      GeometryReader { proxy in
        let bounds = proxy.bounds(of: .named("row"))
        let other = proxy.bounds(of: .named("other"))
        Text("\(Int(bounds?.minX ?? 0)) \(Int(bounds?.width ?? 0)) \(other == nil ? "-" : "+")")
      }
    }
    .coordinateSpace(.named("row"))
    #expect(draw(view, 9) == [" -8 72 -"])
  }

  @Probes nonisolated private static var probes: [Probe] {
    Probe(8, 1, [" short"], "19: the first that fits") {
      ViewThatFits {
        Text("much longer"); Text("short")
      }
    }
    Probe(4, 2, ["much", "long"], "19: only the axes asked for count") {
      ViewThatFits(in: .vertical) {
        Text("much long"); Text("short")
      }
    }
    Probe(6, 1, [" [ok]"], "Apple, preference: a view that is not shown hands nothing up") {
      ViewThatFits {
        Text("far too wide").preference(key: Words.self, value: ["wide"])
        Text("ok").preference(key: Words.self, value: ["ok"])
      }
      .overlayPreferenceValue(Words.self) { Text("[" + $0.joined() + "]").fixedSize() }
    }
    Probe(3, 1, [" ab"], "Apple, preference: the first view is shown with its own") {
      ViewThatFits {
        Text("a").preference(key: Words.self, value: ["b"])
        Text("c").preference(key: Words.self, value: ["d"])
      }
      .overlayPreferenceValue(Words.self) { Text($0.joined()).offset(x: 8) }
    }
    Probe(4, 1, ["24"], "Apple, coordinateSpace: a reader counts from the view of a name") {
      HStack(spacing: 0) {
        Color.clear.frame(width: 24)
        GeometryReader { proxy in
          Text("\(Int(proxy.frame(in: .named("row")).minX))").fixedSize().offset(x: -24)
        }
      }
      .coordinateSpace(.named("row"))
    }
    Probe(4, 1, ["8 32"], "Apple, coordinateSpace: of two of a name the nearest") {
      HStack(spacing: 0) {
        Color.clear.frame(width: 24)
        HStack(spacing: 0) {
          Color.clear.frame(width: 8)
          GeometryReader { proxy in
            let near = Int(proxy.frame(in: .named(1)).minX)
            let far = Int(proxy.frame(in: .global).minX)
            Text("\(near) \(far)").fixedSize().offset(x: -32)
          }
        }
        .coordinateSpace(name: 1)
      }
      .coordinateSpace(name: 1)
    }
  }
}

private enum Words: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
