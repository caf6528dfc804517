/// What the marks of a chart look like: paints, textures, symbols and dashes by their traits.
///
/// What a colour tells is told a second time: areas by textures, lines by dashes, points by symbols.
struct MarkLooks {
  /// By the number of traits.
  private(set) var paints: [Paint]
  /// By the number of traits; `nil` is a solid block.
  private(set) var textures: [Unicode.Scalar?]
  private(set) var symbols: [BasicChartSymbolShape]
  private(set) var lines: [StrokeStyle]
  /// By the number of traits: lines and areas of the same are joined.
  private(set) var series: [Int]
  /// What the legend tells.
  private(set) var legend: [LegendEntry] = []

  struct LegendEntry {
    let name: String
    let glyph: Unicode.Scalar
    let paint: Paint
  }

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
      if isFilled { paint = paint.dimmed(in: environment) }
      paints.append(paint)

      if let number {
        textures.append(gradient.texture(of: number, in: environment.glyphSet))
      } else {
        if isFilled && fills[paint] == nil { fills[paint] = fills.count }
        textures.append(nil)
      }
      let symbolValue = trait.value(.symbol)
      let symbolIndex = symbolValue.map(symbolKeys.index(of:)) ?? color.map(colors.index(of:)) ?? 0
      symbols.append(
        trait.symbol
          ?? settings.symbols.style(of: symbolValue ?? color ?? .number(0), index: symbolIndex)
          ?? .automatic(symbolIndex))
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
      for index in traits.indices where textures[index] == nil {
        if let number = fills[paints[index]] {
          textures[index] = Self.texture(number, of: paints[index], in: environment.glyphSet)
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
  private static let dashes: [[CGFloat]] = [[], [8, 4], [4, 4], [16, 4, 4, 4], [4, 8]]

  /// The texture of the fill of a number; a faint one is a light shade.
  private static func texture(
    _ number: Int, of paint: Paint, in set: GlyphSet
  ) -> Unicode.Scalar? {
    if paint.strongestOpacity < 0.8 && number > 0 { return set == .unicode ? "░" : ":" }
    let textures: [Unicode.Scalar?] =
      set == .unicode ? [nil, "▒", "░", "▓"] : [nil, "+", "%", "o"]
    return textures[number % textures.count]
  }

  private static func entries(
    _ colors: KeyList, _ symbols: KeyList, _ lines: KeyList, _ marks: [Mark],
    _ traits: [MarkTraits], _ forms: [MarkForms], looks: MarkLooks, in set: GlyphSet
  ) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    var told: Set<PlottedValue> = []
    let channels: [(MarkTraits.Channel, KeyList)] = [
      (.color, colors), (.symbol, symbols), (.line, lines),
    ]
    for (channel, keys) in channels {
      for key in keys.values where told.insert(key).inserted {
        let used = traits.indices.filter { traits[$0].value(channel) == key && !forms[$0].isEmpty }
        // What covers most is what the eye looks for.
        let ranked: [Mark.Form] = [.bar, .area, .rectangle, .sector, .line, .point, .rule]
        var best: (form: Mark.Form, traits: Int)?
        for form in ranked where best == nil {
          best = used.first { forms[$0].contains(MarkForms(form)) }.map { (form, $0) }
        }
        guard let best else { continue }
        // A line with symbols is known by them.
        let trait = traits[best.traits]
        let hasSymbol = trait.symbol != nil || trait.value(.symbol) != nil
        let form = best.form == .line && hasSymbol ? .point : best.form
        entries.append(
          LegendEntry(
            name: key.name, glyph: looks.glyph(of: form, best.traits, in: set),
            paint: looks.paints[best.traits]))
      }
    }
    return entries
  }

  /// What stands for marks in a legend.
  private func glyph(of form: Mark.Form, _ traits: Int, in set: GlyphSet) -> Unicode.Scalar {
    switch form {
    case .bar, .area, .rectangle, .sector:
      return textures[traits] ?? (set == .unicode ? "█" : "#")
    case .line, .rule:
      let dash = lines[traits].dash
      if set == .ascii { return lineGlyph(traits, in: set) ?? "-" }
      return dash.isEmpty ? "━" : dash == Self.dashes[1] ? "╍" : dash == Self.dashes[2] ? "┅" : "┉"
    case .point: return symbols[traits].glyph(in: set)
    }
  }

  /// What a line is drawn with in place of dots: in ASCII, where dashes cannot be told apart.
  func lineGlyph(_ traits: Int, in set: GlyphSet) -> Unicode.Scalar? {
    guard set == .ascii, !lines[traits].dash.isEmpty else { return nil }
    return Self.dashes.firstIndex(of: lines[traits].dash).map { ["-", "*", "+", "o", "x"][$0] }
  }
}

/// Values in the order in which they were met, each once.
private struct KeyList {
  private(set) var values: [PlottedValue] = []
  private var numbers: [PlottedValue: Int] = [:]

  init(_ values: [PlottedValue]) {
    for value in values { add(value) }
  }

  mutating func add(_ value: PlottedValue?) {
    guard let value, numbers[value] == nil else { return }
    numbers[value] = values.count
    values.append(value)
  }

  func index(of value: PlottedValue) -> Int { numbers[value] ?? 0 }
}

/// The colours of numbers, from the least to the greatest.
private struct NumberColors {
  private let stops: [RGBA]
  private let numbers: ClosedRange<Double>

  init(_ range: [AnyShapeStyle], _ numbers: ClosedRange<Double>?, _ environment: EnvironmentValues)
  {
    self.numbers = numbers ?? 0...1
    let styles =
      range.count > 1
      ? range : [AnyShapeStyle(Color.blue.opacity(0.3)), AnyShapeStyle(Color.blue)]
    stops = styles.map { $0.paint(in: environment).representative }
  }

  private func fraction(_ number: Double) -> Double {
    // By halves, of which no difference is infinite.
    let length = numbers.upperBound / 2 - numbers.lowerBound / 2
    guard length > 0, number.isFinite else { return 1 }
    return min(max((number / 2 - numbers.lowerBound / 2) / length, 0), 1)
  }

  func paint(of number: Double) -> Paint {
    let place = fraction(number) * Double(stops.count - 1)
    let first = min(Int(place), stops.count - 2)
    return .color(stops[first].mixed(with: stops[first + 1], by: place - Double(first)))
  }

  func texture(of number: Double, in set: GlyphSet) -> Unicode.Scalar? {
    let level = min(Int(fraction(number) * 4), 3)
    return set == .unicode ? ["░", "▒", "▓", "█"][level] : [".", ":", "+", "#"][level]
  }

  func entries(
    _ numbers: ClosedRange<Double>, in environment: EnvironmentValues
  ) -> [MarkLooks.LegendEntry] {
    [numbers.lowerBound, numbers.upperBound].map { number in
      MarkLooks.LegendEntry(
        name: NumberText(environment).string(number),
        glyph: texture(of: number, in: environment.glyphSet) ?? "█", paint: paint(of: number))
    }
  }
}

extension ClosedRange<Double> {
  /// The range that holds a number too.
  func joined(with number: Double) -> ClosedRange<Double> {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
