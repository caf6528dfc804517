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
    let keys = MarkKeys(marks, traits: traits, settings: settings)
    let gradient = NumberColors(settings.colors.range, keys.numbers, environment)
    series = keys.series
    paints = []
    textures = []
    symbols = []
    lines = []
    for index in traits.indices {
      // Each modifier makes new traits, and most are of no mark at last.
      if keys.forms[index].isEmpty {
        paints.append(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
        textures.append(nil)
        symbols.append(.circle)
        lines.append(StrokeStyle())
        continue
      }
      paints.append(keys.paint(of: index, gradient, in: environment))
      textures.append(
        keys.number(of: index).flatMap { gradient.texture(of: $0, in: environment.glyphSet) })
      symbols.append(keys.symbol(of: index))
      lines.append(keys.line(of: index))
    }
    tellFillsApart(keys, in: environment)
    legend = entries(keys, in: environment.glyphSet)
    if let numbers = keys.numbers, numbers.lowerBound < numbers.upperBound {
      legend += gradient.entries(numbers, in: environment)
    }
  }

  /// Gives the fills of a chart textures, and shades where only one colour is drawn.
  private mutating func tellFillsApart(_ keys: MarkKeys, in environment: EnvironmentValues) {
    var fills: [Paint] = []
    for index in paints.indices where keys.isFilled(index) && keys.number(of: index) == nil {
      if !fills.contains(paints[index]) { fills.append(paints[index]) }
    }
    if fills.count < 2 { return }
    // What has a colour stands out from what is grey: it is solid.
    let ranked = fills.filter { !$0.isGray } + fills.filter(\.isGray)
    for index in paints.indices where textures[index] == nil {
      guard let number = ranked.firstIndex(of: paints[index]) else { continue }
      textures[index] = Self.texture(number, of: paints[index], in: environment.glyphSet)
      // Not of what is a line too: a shade would make it fainter than its name in the legend.
      if environment.colorMapping != .fullColor, keys.forms[index].isSubset(of: .filled) {
        paints[index] = Self.shade(paints[index], of: textures[index], beside: fills)
      }
    }
  }

  /// The colours of series, in Apple's order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Dots on and off, in points: 4 are a dot.
  static let dashes: [[CGFloat]] = [[], [8, 4], [4, 4], [16, 4, 4, 4], [4, 8]]
}
