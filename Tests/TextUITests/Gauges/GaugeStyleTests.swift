import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

@MainActor
struct GaugeStyleTests {
  private func sheet<Style: GaugeStyle>(_ style: Style, _ set: GlyphSet) -> String {
    let full = Gauge(value: 56, in: 0...100) {
      Text("Caffeine")
    } currentValueLabel: {
      Text("56")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    let plain = Gauge(value: 0.25) {
      Text("mg")
    } currentValueLabel: {
      Text("25 %")
    }
    return [(10, 5), (20, 5), (20, 1)].flatMap { columns, rows in
      [
        sketch(columns, rows, in: set) { full.gaugeStyle(style) },
        sketch(columns, rows, in: set) { plain.gaugeStyle(style) },
      ]
    }.joined(separator: "\n--\n") + "\n"
  }

  @Test(arguments: GlyphSet.allCases)
  func everyStyleAtEverySize(set: GlyphSet) {
    expectSnapshot(sheet(.accessoryCircular, set), named: "accessoryCircular-\(set)")
    expectSnapshot(
      sheet(.accessoryCircularCapacity, set), named: "accessoryCircularCapacity-\(set)")
    expectSnapshot(sheet(.accessoryLinear, set), named: "accessoryLinear-\(set)")
    expectSnapshot(
      sheet(.accessoryLinearCapacity, set), named: "accessoryLinearCapacity-\(set)")
    expectSnapshot(sheet(.linear, set), named: "linear-\(set)")
  }

  @Test(arguments: GlyphSet.allCases)
  func stylesOfTheSameLook(set: GlyphSet) {
    #expect(sheet(.automatic, set) == sheet(.linearCapacity, set))
    #expect(sheet(.accessoryLinearCapacity, set) == sheet(.linearCapacity, set))
    #expect(sheet(.circular, set) == sheet(.accessoryCircular, set))
  }

  @Test func aRowShowsThePieBesideTheOnlyLabel() {
    let gauge = Gauge(value: 0.5) { Text("mg") }.gaugeStyle(.accessoryCircular)
    #expect(sketch(4, 1) { gauge } == "◑ mg")
  }

  @Test(arguments: [(12, 5), (12, 1), (30, 1)])
  func theLabelIsSaidBeforeTheValueShownOrNot(columns: Int, rows: Int) {
    let gauge = Gauge(value: 0.5) {
      Text("Name")
    } currentValueLabel: {
      Text("5")
    }
    func says(_ view: some View) -> String {
      CellRenderer(content: view, columns: columns, rows: rows, environment: EnvironmentValues())
        .render().accessibilityLabel
    }
    #expect(says(gauge.gaugeStyle(.accessoryCircular)) == "Name, 5")
    #expect(says(gauge.gaugeStyle(.accessoryCircularCapacity)) == "Name, 5")
    #expect(says(gauge.gaugeStyle(.accessoryLinear)) == "Name, 5")
    #expect(says(gauge.gaugeStyle(.linearCapacity)) == "Name, 5")
  }

  @Test func aStyleOfOnesOwn() {
    struct Percent: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: "\(Int(configuration.value * 100)) %")
        }
      }
    }
    let view = Gauge(value: 3, in: 2...4) { Text("Half") }.gaugeStyle(Percent())
    #expect(sketch(9, 1) { view } == "Half 50 %")
  }

  @Test func theTintRunsAlongTheBar() {
    let bar = grid(8, 1) {
      Gauge(value: 1) { EmptyView() }.tint(Gradient(colors: [.green, .red]))
        .gaugeStyle(.linearCapacity)
    }
    let row = (0..<8).compactMap { bar[$0, 0].style.foreground }
    #expect(row.count == 8)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0.red < $1.red && $0.green > $1.green })
  }

  @Test func whatHasNoLabelIsSaidInPercent() {
    let silent = CellRenderer(
      content: Gauge(value: 0.5) { Text("Water") }.gaugeStyle(.linearCapacity), columns: 20,
      rows: 3, environment: EnvironmentValues()
    ).render()
    #expect(silent.accessibilityLabel.contains("50%"))
    let labelled = CellRenderer(
      content: Gauge(value: 0.5) {
        Text("Water")
      } currentValueLabel: {
        Text("1 l")
      }
      .gaugeStyle(.linearCapacity), columns: 20, rows: 3, environment: EnvironmentValues()
    ).render()
    #expect(labelled.accessibilityLabel.contains("1 l"))
    #expect(!labelled.accessibilityLabel.contains("%"))
  }

  @Test(arguments: [Double.nan, -Double.infinity, -5])
  func whatIsNoValueIsNone(value: Double) {
    let bar = sketch(4, 1) {
      Gauge(value: value, in: 0...10) { EmptyView() }.gaugeStyle(.accessoryLinear)
    }
    #expect(bar == "●───")
  }
}
