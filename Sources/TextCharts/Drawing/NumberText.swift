import CStandardLibrary
import DateStyles

/// Words numbers for axes and summaries.
struct NumberText {
  private let symbols: NumberSymbols
  /// The distance between the numbers, which decides the decimals; 0 if unknown.
  private let step: Double

  init(_ environment: EnvironmentValues, step: Double = 0) {
    symbols = environment.dateText.numbers
    self.step = step
  }

  /// In English.
  init(step: Double) {
    symbols = NumberSymbols()
    self.step = step
  }

  /// The number with as many decimals as the step needs, or with up to three digits.
  func string(_ number: Double) -> String {
    // Beyond that an `Int` cannot hold the digits with six decimals.
    guard number.isFinite, number.magnitude < 1e12 else { return String(number) }
    let decimals = decimals(of: number)
    let scale = pow(10, Double(decimals))
    let digits = (number.magnitude * scale).rounded()
    let whole = (digits / scale).rounded(.down)
    // -0.001 with two decimals is 0.00, without a minus.
    var text = (number < 0 && digits > 0 ? "-" : "") + String(Int(whole))
    if decimals > 0 {
      let rest = String(Int(digits - whole * scale))
      text += "." + String(repeating: "0", count: max(0, decimals - rest.count)) + rest
    }
    return symbols.text(text)
  }

  private func decimals(of number: Double) -> Int {
    if step > 0 {
      // A step of 2.5 needs one decimal although it exceeds 1.
      return (0...6).first { decimals in
        let scaled = step * pow(10, Double(decimals))
        return abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1) && scaled >= 1
      } ?? 6
    }
    // Next to four digits a decimal is noise.
    if number == number.rounded() || number.magnitude >= 1000 { return 0 }
    // Of a small number the first digit, but not the noise of sums.
    let places = Int(min(max(-log10(number.magnitude).rounded(.down), 2), 12))
    let digits = number.magnitude >= 100 ? 0 : number.magnitude >= 10 ? 1 : places
    // Without trailing zeros.
    return (0...digits).first { decimals in
      let scaled = number * pow(10, Double(decimals))
      return abs(scaled - scaled.rounded()) < 0.5 * pow(10, Double(decimals - digits))
    } ?? digits
  }
}
