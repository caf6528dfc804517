struct GaugeRing: DrawingView {
  let form: Ring.Form
  let value: Double
  var isSpoken = true

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    Ring(
      form: form, value: value, tint: environment.gaugeTint,
      trackOpacity: environment.trackOpacity, spokenText: isSpoken ? percentText(value) : nil)
  }
}

struct GaugeBar: DrawingView {
  let form: Bar.Form
  let value: Double
  var isSpoken = true

  func drawing(in environment: EnvironmentValues) -> some Drawing {
    Bar(
      form: form, value: value, tint: environment.gaugeTint,
      trackOpacity: environment.trackOpacity, spokenText: isSpoken ? percentText(value) : nil)
  }
}

private func percentText(_ value: Double) -> String { "\(Int((value * 100).rounded()))%" }

extension EnvironmentValues {
  /// The tint of the environment, or the accent colour.
  var gaugeTint: Paint { (tintPaint ?? Color.accentColor.paint(in: self)).dimmed(in: self) }

  var trackOpacity: Double { colorSchemeContrast == .increased ? 0.82 : 0.35 }
}
