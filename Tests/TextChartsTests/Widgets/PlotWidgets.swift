import Foundation
import TextCharts
import TextUI

struct Tide: Identifiable {
  let id: Int
  let harbour: String
  let hour: Double
  let height: Double
  var color: Color { height > 2 ? .blue : .teal }
  var opacity: Double { height > 2 ? 1 : 0.8 }

  static let all = [("Dover", 0.0), ("Leith", 2)].enumerated().flatMap { number, harbour in
    (0...12).map { hour in
      let turn = (Double(hour) + harbour.1) / 6.2 * .pi
      return Tide(
        id: number * 100 + hour, harbour: harbour.0, hour: Double(hour),
        height: 2 + 1.5 * cos(turn))
    }
  }
}

/// Whole data at once, by key paths.
struct PlotsChart: View {
  var body: some View {
    Chart {
      AreaPlot(
        Tide.all.filter { $0.harbour == "Dover" }, x: .value("Hour", \.hour),
        y: .value("Height", \.height)
      )
      .opacity(0.3)
      LinePlot(
        Tide.all, x: .value("Hour", \.hour), y: .value("Height", \.height),
        series: .value("Harbour", \.harbour)
      )
      .foregroundStyle(by: .value("Harbour", \.harbour))
      .interpolationMethod(.catmullRom)
      PointPlot(
        Tide.all.filter { $0.height > 3.3 }, x: .value("Hour", \.hour),
        y: .value("Height", \.height)
      )
      .symbol(by: .value("Harbour", \.harbour))
      .symbolSize(60)
      RulePlot(Tide.all.filter { $0.id == 6 }, x: .value("Hour", \.hour))
        .foregroundStyle(.secondary)
    }
    .chartXScale(domain: 0...12)
    .chartYScale(domain: .automatic { (ends: inout [Double]) in ends.append(5) })
  }
}

/// Functions, over what the chart shows and over a range of their own.
struct FunctionsChart: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "sin x") { sin($0) }
      LinePlot(x: "x", y: "x / 4", domain: -2...2) { $0 / 4 }
        .foregroundStyle(.orange)
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 1...3) { x in
        (yStart: -0.8, yEnd: -1 + x / 4)
      }
      .foregroundStyle(.green.opacity(0.5))
    }
    .chartXScale(domain: -3...3)
    .chartYScale(domain: -1...1)
  }
}

/// Numbers that are counted in stretches, and what stands above each bar.
struct HistogramChart: View {
  private let amounts = (0..<60).map { Double(($0 * $0 * 7) % 100) }

  var body: some View {
    let bins = NumberBins(data: amounts, desiredCount: 5)
    let counts = Dictionary(grouping: amounts) { bins.index(for: $0) }.mapValues(\.count)
    Chart(bins.indices, id: \.self) { index in
      BarMark(x: .value("Amount", bins[index]), y: .value("Days", counts[index] ?? 0))
        .annotation(position: .top) { context in
          Text(context.targetSize.height > 0 ? "\(counts[index] ?? 0)" : "none")
        }
    }
    .chartXAxis { AxisMarks(values: bins.thresholds) }
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
    .chartSymbolScale { (harbour: String) in
      harbour == "Dover" ? BasicChartSymbolShape.circle : .square
    }
    .chartSymbolSizeScale(range: 10...60)
    .chartXSelection(range: .constant(nil as ClosedRange<Double>?))
    .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
    .chartXAxisLabel(Text("hours"), alignment: .center)
    .chartOverlay(alignment: .topTrailing) { chart in
      let hours = chart.xDomain(dataType: Double.self)
      Text("\(Int(hours.first ?? -1)) to \(Int(hours.last ?? -1))")
    }
    .chartGesture { chart in
      DragGesture().onChanged { chart.selectXValue(at: $0.location.x) }
    }
  }
}
