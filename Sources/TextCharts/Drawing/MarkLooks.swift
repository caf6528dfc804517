/// What the marks of a chart look like: paints, textures, symbols and dashes by their traits.
///
/// What a colour tells is told a second time: areas by textures, lines by dashes, points by symbols.
struct MarkLooks {
  private(set) var paints: [Paint]
  /// By the number of traits; `nil` is a solid block.
  private(set) var textures: [Unicode.Scalar?]
  private(set) var symbols: [BasicChartSymbolShape]
  private(set) var lines: [StrokeStyle]
  /// By the number of traits: lines and areas of the same are joined.
  private(set) var series: [Int]
  /// What the legend tells.
  private(set) var legend: [LegendEntry] = []

  init(
    _ marks: [Mark], traits: [MarkTraits], settings: ChartSettings, environment: EnvironmentValues
  ) {
    var colors = KeyList(settings.colors.domain)
    var symbolKeys = KeyList(settings.symbols.domain)
    var lineKeys = KeyList(settings.lines.domain)
    var seriesKeys: [[PlottedValue]: Int] = [:]
    var numbers = settings.colors.numbers
    var forms = [MarkForms](repeating: [], count: traits.count)
    series = Array(repeating: 0, count: traits.count)
    for mark in marks {
      if forms[mark.traits].isEmpty {
        let trait = traits[mark.traits]
        if case .number(let number) = trait.value(.color) {
          // A chosen range stands, whatever lies outside of it.
          if number.isFinite, settings.colors.numbers == nil {
            numbers = numbers.map { $0.joined(with: number) } ?? number...number
          }
        } else {
          colors.add(trait.value(.color))
        }
        symbolKeys.add(trait.value(.symbol))
        lineKeys.add(trait.value(.line))
        let key = trait.seriesValues
        series[mark.traits] = seriesKeys[key] ?? seriesKeys.count
        seriesKeys[key] = series[mark.traits]
      }
      forms[mark.traits].insert(MarkForms(mark.form))
    }
    let gradient = NumberColors(settings.colors.range, numbers, environment)

    paints = []
    textures = []
    symbols = []
    lines = []
    var fills: [Paint: Int] = [:]
    var order: [Paint] = []
    for (index, trait) in traits.enumerated() {
      // Each modifier makes new traits, and most are of no mark at last.
      if forms[index].isEmpty {
        paints.append(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
        textures.append(nil)
        symbols.append(.circle)
        lines.append(StrokeStyle())
        continue
      }
      let color = trait.value(.color)
      let number = color.flatMap { value -> Double? in
        guard case .number(let number) = value else { return nil }
        return number
      }
      var paint: Paint
      if let style = trait.style {
        paint = style.paint(in: environment)
      } else if let number {
        paint = gradient.paint(of: number)
      } else if let color {
        let place = colors.index(of: color)
        paint =
          (settings.colors.style(of: color, index: place)
          ?? AnyShapeStyle(Self.palette[place % Self.palette.count])).paint(in: environment)
      } else {
        let isRule = forms[index] == MarkForms(.rule)
        paint = (isRule ? AnyShapeStyle(.primary) : AnyShapeStyle(Color.accentColor))
          .paint(in: environment)
      }
      if trait.opacity < 1 { paint = paint.opacity(trait.opacity) }
      let isFilled = !forms[index].isDisjoint(with: .filled)
      // Areas alone: on a display that is dimmed lines and letters still have to be read.
      if isFilled { paint = paint.dimmed(in: environment) }
      paints.append(paint)

      if let number {
        textures.append(gradient.texture(of: number, in: environment.glyphSet))
      } else {
        if isFilled && fills.updateValue(0, forKey: paint) == nil { order.append(paint) }
        textures.append(nil)
      }
      let symbolValue = trait.value(.symbol)
      let symbolIndex = symbolValue.map(symbolKeys.index(of:)) ?? color.map(colors.index(of:)) ?? 0
      symbols.append(
        trait.symbol
          ?? settings.symbols.style(of: symbolValue ?? color ?? .number(0), index: symbolIndex)
          ?? .automatic(symbolIndex))
      // By its colour where it has one: then dash and colour tell the same series apart.
      let lineIndex =
        trait.value(.line).map(lineKeys.index(of:)) ?? color.map(colors.index(of:))
        ?? series[index]
      let dash = Self.dashes[min(lineIndex, Int.max) % Self.dashes.count]
      lines.append(
        trait.line
          ?? trait.value(.line).flatMap { settings.lines.style(of: $0, index: lineIndex) }
          ?? StrokeStyle(lineWidth: 2, dash: forms[index].contains(MarkForms(.line)) ? dash : []))
    }
    if fills.count > 1 {
      // What has a colour stands out from what is grey: it is solid.
      let ranked = order.filter { !$0.isGray } + order.filter(\.isGray)
      for (number, paint) in ranked.enumerated() { fills[paint] = number }
      for index in traits.indices where textures[index] == nil {
        guard let number = fills[paints[index]] else { continue }
        textures[index] = Self.texture(number, of: paints[index], in: environment.glyphSet)
        // Not of what is a line too: a shade would make it fainter than its name in the legend.
        if environment.colorMapping != .fullColor, forms[index].isSubset(of: .filled) {
          paints[index] = Self.shade(paints[index], of: textures[index], beside: order)
        }
      }
    }
    legend = Self.entries(
      colors, symbolKeys, lineKeys, marks, traits, forms, looks: self, in: environment.glyphSet)
    if let numbers, numbers.lowerBound < numbers.upperBound {
      legend += gradient.entries(numbers, in: environment)
    }
  }

  /// The colours of series, in Apple's order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Dots on and off, in points: 4 are a dot.
  static let dashes: [[CGFloat]] = [[], [8, 4], [4, 4], [16, 4, 4, 4], [4, 8]]
}
