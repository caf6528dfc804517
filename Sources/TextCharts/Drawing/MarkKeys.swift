import TextUI

/// Distinguishes the marks of a chart: the values of their traits, numbered in order of appearance.
struct MarkKeys {
  /// Those of the marks, and then one for each colour of a scale without any.
  private(set) var traits: [MarkTraits]
  let markedCount: Int
  private let settings: ChartSettings
  private(set) var colors: KeyList
  private(set) var symbols = KeyList()
  private(set) var lines = KeyList()
  /// The range of the numbers that colours represent; `nil` without any.
  private(set) var numbers: ClosedRange<Double>?
  /// By traits: the forms drawn with them; empty for most.
  private(set) var forms: [MarkForms]
  private(set) var series: [Int]

  init(_ marks: [Mark], traits: [MarkTraits], settings: ChartSettings) {
    self.traits = traits
    markedCount = traits.count
    self.settings = settings
    colors = KeyList(settings.colors.domain)
    numbers = settings.colors.numbers
    forms = Array(repeating: [], count: traits.count)
    series = Array(repeating: 0, count: traits.count)
    var seriesKeys: [[PlottedValue]: Int] = [:]
    for mark in marks {
      let index = mark.traits
      if forms[index].isEmpty {
        if let number = number(of: index) {
          // An explicit range stays, whatever lies outside of it.
          if number.isFinite, settings.colors.numbers == nil {
            numbers = numbers.map { $0.joined(with: number) } ?? number...number
          }
        } else {
          colors.add(traits[index].value(.color))
        }
        symbols.add(traits[index].value(.symbol))
        lines.add(traits[index].value(.line))
        let key = traits[index].seriesValues
        series[index] = seriesKeys[key] ?? seriesKeys.count
        seriesKeys[key] = series[index]
      }
      forms[index].insert(MarkForms(mark.form))
    }
    let drawn = forms.reduce(MarkForms()) { $0.union($1) }
    let marked = Set(zip(traits, forms).compactMap { $1.isEmpty ? nil : $0.value(.color) })
    for value in colors.values where !marked.contains(value) {
      self.traits.append(MarkTraits(values: [(.color, value)]))
      forms.append(drawn)
      series.append(seriesKeys.count)
    }
  }

  /// The values in legend order.
  var lists: [(channel: MarkTraits.Channel, list: KeyList)] {
    [(.color, colors), (.symbol, symbols), (.line, lines)]
  }

  func number(of index: Int) -> Double? {
    if case .number(let number) = traits[index].value(.color) { number } else { nil }
  }

  func isFilled(_ index: Int) -> Bool { !forms[index].isDisjoint(with: .filled) }

  func paint(
    of index: Int, _ gradient: NumberColors, in environment: EnvironmentValues
  ) -> Paint {
    let trait = traits[index]
    var paint: Paint
    if let style = trait.style {
      paint = style.paint(in: environment)
    } else if let number = number(of: index) {
      paint = gradient.paint(of: number)
    } else if let color = trait.value(.color) {
      paint = settings.colors.style(of: color, index: colors.index(of: color))
        .paint(in: environment)
    } else {
      let isRule = forms[index] == MarkForms(.rule)
      paint = (isRule ? AnyShapeStyle(.primary) : AnyShapeStyle(Color.accentColor))
        .paint(in: environment)
    }
    if trait.opacity < 1 { paint = paint.opacity(trait.opacity) }
    // Only areas: on a dimmed display lines and letters must stay legible.
    return isFilled(index) ? paint.dimmed(in: environment) : paint
  }

  func symbol(of index: Int) -> BasicChartSymbolShape {
    let (value, color) = (traits[index].value(.symbol), traits[index].value(.color))
    let number = value.map(symbols.index(of:)) ?? color.map(colors.index(of:)) ?? 0
    return traits[index].symbol ?? .automatic(number)
  }

  func line(of index: Int) -> StrokeStyle {
    let (value, color) = (traits[index].value(.line), traits[index].value(.color))
    // By its colour if it has one, so that dash and colour mark the same series.
    let number = value.map(lines.index(of:)) ?? color.map(colors.index(of:)) ?? series[index]
    let dashes = MarkLooks.dashes
    let dash = forms[index].contains(MarkForms(.line)) ? dashes[number % dashes.count] : []
    return traits[index].line ?? StrokeStyle(lineWidth: 2, dash: dash)
  }
}

/// Distinct values in order of appearance.
struct KeyList {
  private(set) var values: [PlottedValue] = []
  private var numbers: [PlottedValue: Int] = [:]

  init(_ values: [PlottedValue] = []) { for value in values { add(value) } }

  mutating func add(_ value: PlottedValue?) {
    guard let value, numbers[value] == nil else { return }
    numbers[value] = values.count
    values.append(value)
  }

  func index(of value: PlottedValue) -> Int { numbers[value] ?? 0 }
}
