import DateStyles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Numbers as axes and summaries write them.
struct NumberText {
  private let symbols: NumberSymbols
  /// The distance of the numbers to each other, by which decimals are chosen; 0 where it is not
  /// known.
  private let step: Double

  init(_ environment: EnvironmentValues, step: Double = 0) {
    symbols = environment.dateText.numbers
    self.step = step
  }

  /// Numbers in English.
  init(step: Double) {
    symbols = NumberSymbols()
    self.step = step
  }

  /// The number with the decimals of the step, or with three digits at least.
  func string(_ number: Double) -> String {
    // Above it an `Int` does not hold the digits of a number with six decimals.
    guard number.isFinite, number.magnitude < 1e12 else { return String(number) }
    let decimals = decimals(of: number)
    let scale = pow(10, Double(decimals))
    let digits = (number.magnitude * scale).rounded()
    let whole = (digits / scale).rounded(.down)
    // -0.001 with two decimals is 0.00, and a nought below nought would be a riddle.
    var text = (number < 0 && digits > 0 ? "-" : "") + String(Int(whole))
    if decimals > 0 {
      let rest = String(Int(digits - whole * scale))
      text += "." + String(repeating: "0", count: max(0, decimals - rest.count)) + rest
    }
    return symbols.text(text)
  }

  private func decimals(of number: Double) -> Int {
    if step > 0 {
      // 2.5 needs one although it is more than 1.
      return (0...6).first { decimals in
        let scaled = step * pow(10, Double(decimals))
        return abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1) && scaled >= 1
      } ?? 6
    }
    // Beside four digits a decimal is noise.
    if number == number.rounded() || number.magnitude >= 1000 { return 0 }
    let digits = number.magnitude >= 100 ? 0 : number.magnitude >= 10 ? 1 : 2
    // No zeros at the end.
    return (0...digits).first { decimals in
      let scaled = number * pow(10, Double(decimals))
      return abs(scaled - scaled.rounded()) < 0.5 * pow(10, Double(decimals - digits))
    } ?? digits
  }
}
