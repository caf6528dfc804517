import Foundation
import TextCharts
import TextUI

struct Tide: Identifiable {
  let id: Int
  let harbour: String
  let hour: Double
  let height: Double

  static let all = [("Dover", 0.0), ("Leith", 2)].enumerated().flatMap { number, harbour in
    (0...12).map { hour in
      let turn = (Double(hour) + harbour.1) / 6.2 * .pi
      return Tide(
        id: number * 100 + hour, harbour: harbour.0, hour: Double(hour),
        height: 2 + 1.5 * cos(turn))
    }
  }
}

/// An area, lines, points and a rule of the same data.
struct TidesChart: View {
  var body: some View {
    Chart {
      ForEach(Tide.all.filter { $0.harbour == "Dover" }) {
        AreaMark(x: .value("Hour", $0.hour), y: .value("Height", $0.height))
      }
      .opacity(0.3)
      ForEach(Tide.all) {
        LineMark(
          x: .value("Hour", $0.hour), y: .value("Height", $0.height),
          series: .value("Harbour", $0.harbour)
        )
        .foregroundStyle(by: .value("Harbour", $0.harbour))
      }
      .interpolationMethod(.catmullRom)
      ForEach(Tide.all.filter { $0.height > 3.3 }) {
        PointMark(x: .value("Hour", $0.hour), y: .value("Height", $0.height))
          .symbol(by: .value("Harbour", $0.harbour))
      }
      .symbolSize(60)
      RuleMark(x: .value("Hour", 6.0)).foregroundStyle(.secondary)
    }
    .chartXScale(domain: 0...12)
    .chartYScale(domain: .automatic { (ends: inout [Double]) in ends.append(5) })
  }
}

/// Numbers that are counted in fifths of their range, and what stands above each bar.
struct CountsChart: View {
  private let amounts = (0..<60).map { ($0 * $0 * 7) % 100 }

  var body: some View {
    Chart(0..<5, id: \.self) { fifth in
      let count = amounts.count { $0 / 20 == fifth }
      BarMark(x: .value("Amount", "\(fifth * 20)+"), y: .value("Days", count))
        .annotation(position: .top) { context in
          Text(context.targetSize.height > 0 ? "\(count)" : "none")
        }
    }
  }
}

/// A symbol of one's own, a gradient with bounds, and an overlay that asks the chart.
struct MeasuresChart: View {
  struct Plate: ChartSymbolShape, InsettableShape {
    var inset = 0.0
    var perceptualUnitRect: TextUI.CGRect { TextUI.CGRect(x: 0, y: 0, width: 1, height: 1) }
    func inset(by amount: CGFloat) -> Plate { Plate(inset: inset + amount) }
    func path(in rect: TextUI.CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  }

  var body: some View {
    Chart(Tide.all.prefix(12)) { tide in
      PointMark(x: .value("Hour", tide.hour), y: .value("Height", tide.height))
        .foregroundStyle(by: .value("Height", tide.height))
        .symbol(Plate().strokeBorder(lineWidth: 2))
        .compositingLayer()
    }
    .chartForegroundStyleScale(domain: 0...4, range: Gradient(colors: [.yellow, .red]))
    .chartSymbolSizeScale(range: 10...60)
    .chartXAxisLabel(Text("hours"), alignment: .center)
    .chartOverlay(alignment: .topTrailing) { chart in
      let hours = chart.xDomain(dataType: Double.self)
      Text("\(Int(hours.first ?? -1)) to \(Int(hours.last ?? -1))")
    }
  }
}
