import TextUI

/// Maps numbers to colours.
struct NumberColors {
  private let stops: [RGBA]
  private let numbers: ClosedRange<Double>
  /// Whether shades of one colour distinguish the numbers, as opacity does not.
  private let isShaded: Bool

  init(_ range: [AnyShapeStyle], _ numbers: ClosedRange<Double>?, _ environment: EnvironmentValues)
  {
    self.numbers = numbers ?? 0...1
    let styles =
      range.count > 1
      ? range : [AnyShapeStyle(Color.blue.opacity(0.3)), AnyShapeStyle(Color.blue)]
    let colors = styles.map { $0.paint(in: environment).representative }
    stops = colors
    isShaded =
      environment.colorMapping != .fullColor && colors.allSatisfy { $0.alpha == colors[0].alpha }
  }

  private func fraction(_ number: Double) -> Double {
    // In halves, whose difference cannot overflow.
    let length = numbers.upperBound / 2 - numbers.lowerBound / 2
    // A single number counts as the greatest, in full colour.
    guard length > 0, number.isFinite else { return 1 }
    return min(max((number / 2 - numbers.lowerBound / 2) / length, 0), 1)
  }

  func paint(of number: Double) -> Paint {
    let place = fraction(number) * Double(stops.count - 1)
    // The greatest number belongs to the end of the last interval.
    let first = min(Int(place), stops.count - 2)
    let color = stops[first].mixed(with: stops[first + 1], by: place - Double(first))
    return .color(isShaded ? color.multiplyingOpacity(by: 0.4 + 0.6 * fraction(number)) : color)
  }

  func texture(of number: Double, in set: GlyphSet) -> Unicode.Scalar? {
    // Four textures for all colours; more would look alike in plain text.
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
  func joined(with number: Double) -> ClosedRange<Double> {
    Swift.min(lowerBound, number)...Swift.max(upperBound, number)
  }
}
