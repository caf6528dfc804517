import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Random stacks against rules 2, 3 and 5 written down a second time, as short as they can be said.
@MainActor
struct StackModelTests {
  struct Item {
    var least: Double
    var most: Double
    var priority: Double

    func length(offered: Double) -> Double { min(max(offered, least), most) }
  }

  @Test(.tags(.long), arguments: Trials.sample(Array(0..<60 as Range<UInt64>), oneIn: 3))
  func lengthsAreThoseOfTheModel(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let least = Double(Int.random(in: 0...6, using: &random)) * 8
        let isEndless = Bool.random(using: &random)
        let priority = Double([0, 0, 0, 1, -1].randomElement(using: &random) ?? 0)
        return Item(
          least: least,
          most: isEndless ? .infinity : least + Double(Int.random(in: 0...9, using: &random)) * 8,
          priority: priority)
      }
      let columns = Int.random(in: 1...40, using: &random)
      let expected = Self.lengths(of: items, in: Double(columns) * 8)
      let drawn = Self.drawnLengths(of: items, columns: columns)
      for (drawn, expected) in zip(drawn, expected) {
        #expect(abs(drawn - expected) < 1e-6, "\(items) in \(columns) columns")
      }
    }
  }

  /// The highest priority is offered all but the least lengths of the lower ones.
  ///
  /// Of equal priority the least flexible chooses first, from an equal share of what is left.
  private static func lengths(of items: [Item], in length: Double) -> [Double] {
    var lengths = items.map { _ in 0.0 }
    var left = length
    for priority in Set(items.map(\.priority)).sorted(by: >) {
      let lower = items.filter { $0.priority < priority }.map(\.least).reduce(0, +)
      var waiting = items.indices.filter { items[$0].priority == priority }.sorted {
        let (first, second) = (items[$0], items[$1])
        let flexibility = (first.most - first.least, second.most - second.least)
        if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
        if flexibility.0 == .infinity, first.least != second.least {
          return first.least > second.least
        }
        return $0 < $1
      }
      while !waiting.isEmpty {
        let available = max(0, left - lower)
        var share = available / Double(waiting.count)
        let next = waiting.removeFirst()
        // The one exception: a cell that makes it whole.
        let cell = (share / 8 - 1e-6).rounded(.up) * 8
        if let after = waiting.first, items[after].most == .infinity, items[next].most <= cell {
          share = min(cell, available)
        }
        lengths[next] = items[next].length(offered: share)
        left -= lengths[next]
      }
    }
    return lengths
  }

  private final class Widths {
    var values: [Int: Double] = [:]
  }

  private static func drawnLengths(of items: [Item], columns: Int) -> [Double] {
    let widths = Widths()
    let view = HStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        let item = items[index]
        Color.clear.frame(minWidth: CGFloat(item.least), maxWidth: CGFloat(item.most))
          .overlay(
            GeometryReader { proxy in
              let _ = widths.values[index] = Double(proxy.size.width)
              Color.clear
            }
          )
          .layoutPriority(item.priority)
      }
    }
    _ = draw(view, columns)
    return items.indices.map { widths.values[$0] ?? -1 }
  }
}
