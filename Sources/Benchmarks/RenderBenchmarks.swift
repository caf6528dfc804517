import TextUI

import struct Foundation.CGFloat

/// The card of the design notes: 30 × 8 cells, border, CJK and emoji, a grey line, a bar.
struct Card: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("東京 Weather 🌤️").bold().foregroundColor(Color(red: 0.4, green: 0.8, blue: 1))
      Text("晴れ 21°C 👍🏽 café 👨‍👩‍👧").foregroundColor(.gray)
      Spacer()
      HStack {
        Color.green.frame(width: 120, height: 16)
        Text("75%")
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
    .frame(width: 240, height: 128)
  }
}

/// Measures how long views take to be drawn.
@MainActor
func renderBenchmarks() {
  let clock = ContinuousClock()
  for _ in 0..<5 {
    var bytes = 0
    let time = clock.measure {
      for _ in 0..<10_000 {
        let renderer = CellRenderer(content: Card(), columns: 30, rows: 8)
        bytes += renderer.render().grid.ansi().utf8.count
      }
    }
    print("card: \(time / 10_000) a render, \(bytes / 10_000) bytes")
  }
}
