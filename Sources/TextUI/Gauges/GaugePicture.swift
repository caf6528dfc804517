/// The ring of a circular gauge, in the tint of the environment.
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

/// The bar of a linear gauge, in the tint of the environment.
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

/// What is read aloud for a value that has no label.
private func percentText(_ value: Double) -> String {
  "\(Int((value * 100).rounded())) %"
}

extension EnvironmentValues {
  /// The tint of the environment, or the accent where none is set.
  var gaugeTint: Paint {
    (tintPaint ?? Color.accentColor.paint(in: self)).dimmed(in: self)
  }

  /// The opacity of the empty part of a gauge.
  var trackOpacity: Double {
    colorSchemeContrast == .increased ? 0.82 : 0.35
  }
}
