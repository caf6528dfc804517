import TextUI

import struct Foundation.CGFloat

/// Measures how long views take to be drawn.
@MainActor
func renderBenchmarks() {
  measure("card, 30 × 8, as ANSI", count: 10_000) {
    CellRenderer(content: Card(), columns: 30, rows: 8).render().grid.ansi().utf8.count
  }
  measure("largest family, 89 × 21, as ANSI", count: 1_000) {
    CellRenderer(content: Board(), columns: 89, rows: 21).render().grid.ansi().utf8.count
  }
  for leaves in [10, 100, 1_000, 10_000] {
    measure("\(leaves) leaves", count: 100_000 / leaves) {
      CellRenderer(content: Rows(count: leaves / 10), columns: 80, rows: 24).render().grid.columns
    }
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

/// The card of the yardstick: border, CJK and emoji, a grey line, a spacer, a bar with its label.
private struct Card: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("東京 Weather 🌤️").bold().foregroundColor(Color(red: 0.4, green: 0.8, blue: 1))
      Text("晴れ 21°C 👍🏽 café 👨‍👩‍👧").foregroundColor(.gray)
      Spacer()
      HStack {
        Color.green.frame(width: 120, height: 16)
        Color.gray.frame(width: 40, height: 16)
        Text("75%")
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
    .frame(width: 240, height: 128)
    .border(Color.blue)
  }
}

/// A picture of the size of the largest family: a title, four columns of figures, a gradient.
private struct Board: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Caffeine").font(.headline)
        Spacer()
        Text("56 mg").font(.caption).foregroundStyle(.secondary)
      }
      HStack {
        ForEach(0..<4) { column in
          VStack(alignment: .leading) {
            ForEach(0..<8) { row in
              HStack {
                Text("Cappuccino").lineLimit(1)
                Spacer()
                Text(verbatim: String(column * row)).bold().foregroundColor(.orange)
              }
            }
          }
          .frame(maxWidth: .infinity)
        }
      }
      LinearGradient(colors: [.green, .orange], startPoint: .leading, endPoint: .trailing)
    }
    .padding(16)
    .background(Color.black)
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
