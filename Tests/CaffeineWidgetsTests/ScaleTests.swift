import Foundation
import Testing

@testable import CaffeineWidgets
@testable import TextCells
@testable import TextUI

/// The colours of levels: who sees two of them beside each other can tell which is more.
@MainActor
@Suite struct ScaleTests {
  nonisolated private static let schemes: [ColorScheme] = [.dark, .light]

  private func color(_ color: Color, _ scheme: ColorScheme) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.paint(in: environment).representative
  }

  /// The levels as they were, and as they will be.
  private func levels(_ scheme: ColorScheme) -> (past: [RGBA], future: [RGBA]) {
    let card = color(.card, scheme)
    let past = Color.levels.map { color($0, scheme) }
    return (
      past,
      past.map { $0.multiplyingOpacity(by: LevelChart.futureOpacity).blended(over: card) }
    )
  }

  @Test(arguments: schemes)
  func neighboursStandOutFromEachOther(scheme: ColorScheme) {
    let (past, future) = levels(scheme)
    let card = color(.card, scheme)
    for (was, willBe) in zip(past, future) {
      #expect(contrast(was, willBe) >= 1.3)
      #expect(contrast(willBe, card) >= 3)
    }
    for scale in [past, future] {
      for (less, more) in zip(scale, scale.dropFirst()) {
        #expect(contrast(less, more) >= 1.3, "\(less), \(more)")
        // By lightness: the more urgent stands out more from the card.
        #expect(contrast(more, card) > contrast(less, card))
      }
    }
    for letters in [Color.amber, .hot, .alarm, .good, .night, .fadedInk, .ink] {
      #expect(contrast(color(letters, scheme), card) >= 4.5)
    }
  }

  @Test(arguments: schemes)
  func whatIsUrgentIsNeverDimmer(scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let tint = Color.primary.paint(in: environment).representative
    let strengths = [Color.good, .amber, .hot, .alarm].map {
      ColorMapping.vibrant(tint).color(color($0, scheme), isAccented: false).alpha
    }
    #expect(strengths == strengths.sorted(), "\(strengths)")
    let levels = Color.levels.map {
      ColorMapping.vibrant(tint).color(color($0, scheme), isAccented: false).alpha
    }
    #expect(levels == levels.sorted(), "\(levels)")
  }

  /// With two simulated colour blindnesses.
  @Test(arguments: schemes)
  func colourBlindEyesTellLevelsApart(scheme: ColorScheme) {
    let (past, future) = levels(scheme)
    let good = color(.good, scheme)
    for eye in ColourBlindness.all {
      for scale in [past, future] {
        for (less, more) in zip(scale, scale.dropFirst()) {
          #expect(eye.difference(less, more) >= 11, "\(eye.name): \(less), \(more)")
        }
      }
      for alarm in past.dropFirst(2) {
        for calm in [past[0], good] {
          #expect(eye.difference(calm, alarm) >= 11, "\(eye.name): \(calm), \(alarm)")
        }
      }
      #expect(eye.difference(good, past[0]) >= 11)
    }
  }

  /// A calm level in the purest orange of the palette would look like the alarm.
  @Test(arguments: schemes)
  func levelsKeepTheirColourAmong256(scheme: ColorScheme) {
    let (past, future) = levels(scheme)
    let card = color(.card, scheme)
    let ground = RGBA(paletteIndex: card.paletteIndex256)
    let shown = [past, future].map { scale in
      scale.map { RGBA(paletteIndex: $0.paletteIndex256(on: ground, by: 3)) }
    }
    for (level, shown) in zip(past + future, shown.joined()) {
      #expect(ColourBlindness.none.difference(level, shown) < 38, "\(level), \(shown)")
    }
    for eye in ColourBlindness.all {
      for (less, more) in zip(shown[0], shown[0].dropFirst()) {
        #expect(eye.difference(less, more) >= 10, "\(eye.name): \(less), \(more)")
      }
    }
  }

  private func contrast(_ first: RGBA, _ second: RGBA) -> Double {
    let (one, other) = (ColourBlindness.light(first), ColourBlindness.light(second))
    func luminance(_ light: SIMD3<Double>) -> Double {
      (light * SIMD3(0.2126, 0.7152, 0.0722)).sum() + 0.05
    }
    let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return high / low
  }
}

/// Eyes without one kind of cones.
///
/// Source: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009: the matrices of severity 1, on linear
/// light.
private struct ColourBlindness {
  let name: String
  let matrix: [SIMD3<Double>]

  static let none = Self(name: "none", matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  static let all = [
    Self(
      name: "protanopia",
      matrix: [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]),
    Self(
      name: "deuteranopia",
      matrix: [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]),
  ]

  /// sRGB without its curve.
  static func light(_ color: RGBA) -> SIMD3<Double> {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return SIMD3(linear(color.red), linear(color.green), linear(color.blue))
  }

  /// ΔE*ab (CIE 1976) of what the eye sees of two colours, with the white of D65.
  func difference(_ first: RGBA, _ second: RGBA) -> Double {
    let (one, other) = (lab(first), lab(second))
    return ((one - other) * (one - other)).sum().squareRoot()
  }

  private func lab(_ color: RGBA) -> SIMD3<Double> {
    let light = Self.light(color)
    let seen = SIMD3(
      (matrix[0] * light).sum(), (matrix[1] * light).sum(), (matrix[2] * light).sum()
    ).clamped(lowerBound: .zero, upperBound: .one)
    func root(_ row: SIMD3<Double>, _ white: Double) -> Double {
      let share = (row * seen).sum() / white
      return share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
    }
    let x = root([0.4124564, 0.3575761, 0.1804375], 0.95047)
    let y = root([0.2126729, 0.7151522, 0.0721750], 1)
    let z = root([0.0193339, 0.1191920, 0.9503041], 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
