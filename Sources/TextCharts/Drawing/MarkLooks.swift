/// The looks of a chart's marks: paints, textures, symbols and dashes by traits.
///
/// A second feature repeats what a colour says: textures of areas, dashes of lines, symbols of
/// points.
struct MarkLooks {
  private(set) var paints: [Paint]
  /// By traits; `nil` means a solid block.
  private(set) var textures: [Unicode.Scalar?]
  private(set) var symbols: [BasicChartSymbolShape]
  private(set) var lines: [StrokeStyle]
  /// By traits; lines and areas with the same number are joined.
  private(set) var series: [Int]
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
    for index in keys.traits.indices {
      // Each modifier creates new traits, and most end up without a mark.
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

  /// Sets the textures of fills, and their shades if only one colour is drawn.
  private mutating func tellFillsApart(_ keys: MarkKeys, in environment: EnvironmentValues) {
    var fills: [Paint] = []
    var numbers: [Paint: Int] = [:]
    for index in paints.indices where keys.isFilled(index) && keys.number(of: index) == nil {
      if numbers.updateValue(0, forKey: paints[index]) == nil { fills.append(paints[index]) }
    }
    if fills.count < 2 { return }
    // A coloured fill stands out from grey ones, so it is solid.
    let ranked = fills.filter { !$0.isGray } + fills.filter(\.isGray)
    for (number, paint) in ranked.enumerated() { numbers[paint] = number }
    for index in paints.indices where textures[index] == nil {
      guard let number = numbers[paints[index]] else { continue }
      textures[index] = Self.texture(number, of: paints[index], in: environment.glyphSet)
      // Not for traits of a line as well: a shade would make it fainter than its legend entry.
      if environment.colorMapping != .fullColor, keys.forms[index].isSubset(of: .filled) {
        paints[index] = Self.shade(paints[index], of: textures[index], beside: fills)
      }
    }
  }

  /// Apple's colours of series, in order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Lengths on and off in points; a dot is 4.
  static let dashes: [[CGFloat]] = [[], [8, 4], [4, 4], [16, 4, 4, 4], [4, 8]]
}
