import CaffeineWidgets
import CivilTime
import TextUI
import TextWidgetKit

import struct Foundation.CGFloat

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private let now = Date(timeIntervalSince1970: 1_795_273_200)
@MainActor private let environment = EnvironmentValues(now: now)

/// Measures how long views take to be drawn.
@MainActor
func renderBenchmarks() {
  measure("card, 30 × 8, as ANSI", count: 20_000, cardLength)
  largestFamilyBenchmark()
  for leaves in [10, 100, 1_000, 10_000] {
    measure("\(leaves) leaves", count: 100_000 / leaves) {
      CellRenderer(
        content: Rows(count: leaves / 10), columns: 80, rows: 24, environment: environment
      ).render().grid.columns
    }
  }
  let before = residentKilobytes()
  var sum = 0
  for _ in 0..<1_000_000 { sum &+= cardLength() }
  print(
    "memory: \(before) kB, after 1,000,000 cards \(residentKilobytes()) kB, check \(sum % 1_000)")
}

@MainActor
private func cardLength() -> Int {
  CellRenderer(content: Card(), columns: 30, rows: 8, environment: environment).render().grid.ansi()
    .utf8.count
}

/// Draws the entry of two coffees in the family of most cells: chart, list and figures.
@MainActor
func largestFamilyBenchmark(count: Int = 1_000) {
  let host = WidgetHost(CaffeineWidget(source: .sample(at: now, on: .utc)))
  let place = WidgetPresentation(family: .systemExtraLarge, environment: environment)
  let widget = host.widgets[0]
  let context = TimelineProviderContext(family: .systemExtraLarge)
  guard let entry = host.immediateSnapshot(of: widget, in: context) else { return }
  measure("largest family, \(place.size.columns) × \(place.size.rows), as ANSI", count: count) {
    host.draw(entry, of: widget, as: place).grid.ansi().utf8.count
  }
}

/// Prints the median of five means, each of `count` runs.
@MainActor
private func measure(_ name: String, count: Int, _ run: () -> Int) {
  let clock = ContinuousClock()
  var sum = 0
  let means = (0..<5).map { _ in
    clock.measure { for _ in 0..<count { sum &+= run() } } / count
  }.sorted()
  print("\(name): \(means[2].formattedMicroseconds), check \(sum % 1_000)")
}

extension Duration {
  fileprivate var formattedMicroseconds: String {
    let nanoseconds = components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    return "\(Double(nanoseconds) / 1_000) µs"
  }
}

/// The memory of the process that is in RAM, in kB; 0 where the system does not tell.
private func residentKilobytes() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

/// The card of the yardstick: border, CJK and emoji, a grey line, a spacer, a bar with its label.
private struct Card: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("東京 Weather 🌤️").bold().foregroundColor(Color(red: 0.4, green: 0.8, blue: 1))
      Text("晴れ 21°C 👍🏽 café 👨‍👩‍👧").foregroundColor(.gray)
      Spacer()
      HStack {
        ProgressView(value: 0.75).frame(width: 160)
        Text("75 %")
      }
    }
    .padding(16)
    .frame(width: 240, height: 128, alignment: .leading)
    .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.blue))
  }
}

/// Rows of ten leaves each.
private struct Rows: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { _ in
        HStack {
          ForEach(0..<5) { column in
            Text("text").frame(maxWidth: .infinity)
            Spacer()
          }
        }
      }
    }
  }
}
