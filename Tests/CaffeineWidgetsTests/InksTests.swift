import Foundation
import Testing

@testable import CaffeineWidgets
@testable import TextCells
@testable import TextUI

/// The colours of pictures, by the numbers that they were chosen for.
@MainActor
@Suite struct InksTests {
  nonisolated private static let schemes: [ColorScheme] = [.dark, .light]

  private func inks(
    _ scheme: ColorScheme, _ depth: ColorDepth = .trueColor, isNight: Bool = false
  ) -> Inks {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.colorDepth = depth
    return Inks(in: environment, isNight: isNight)
  }

  @Test(arguments: schemes) func wordsAndAreasStandOutFromTheirGrounds(scheme: ColorScheme) throws {
    let inks = inks(scheme)
    let night = try #require(inks.night)
    for words in inks.words + [inks.ink, inks.secondary, inks.moon] {
      for ground in [inks.card, inks.plate] { #expect(contrast(words, ground) >= 4.5, "\(words)") }
    }
    for words in [inks.ink, inks.secondary, inks.moon] { #expect(contrast(words, night) >= 4.5) }
    for area in inks.past + [inks.line] { #expect(contrast(area, inks.card) >= 3, "\(area)") }
    for area in inks.toCome { #expect(contrast(area, night) >= 3, "\(area)") }
  }

  /// With two simulated colour blindnesses, and with none.
  @Test(arguments: [(ColorScheme.dark, 11.5, 12.7), (.light, 11.3, 11.5)])
  func everyEyeTellsNeighboursApart(scheme: ColorScheme, levels: Double, times: Double) {
    let inks = inks(scheme)
    for eye in ColourBlindness.all + [.none] {
      for scale in [inks.past, inks.toCome] {
        for (less, more) in zip(scale, scale.dropFirst()) {
          #expect(eye.difference(less, more) >= levels - 0.05, "\(eye.name): \(less), \(more)")
        }
      }
      for (was, willBe) in zip(inks.past, inks.toCome) {
        #expect(eye.difference(was, willBe) >= times - 0.05, "\(eye.name): \(was), \(willBe)")
      }
    }
  }

  @Test(arguments: schemes) func ofFewColoursNoTwoAreOne(scheme: ColorScheme) {
    let few = inks(scheme, .ansi256)
    #expect(Set(few.past).count == 4 && Set(few.toCome).count == 4)
    #expect(zip(few.past, few.toCome).allSatisfy { $0 != $1 })
    for depth in [ColorDepth.ansi16, .monochrome] {
      let own = inks(scheme, depth)
      let past = (0...3).map { own.block($0, isPast: true) }
      let toCome = (0...3).map { own.block($0, isPast: false) }
      for (was, willBe) in zip(past, toCome) { #expect(was.glyph != willBe.glyph) }
      // Without colour the limit is told, and no more.
      #expect(Set(past.map(\.glyph)).count == (depth == .ansi16 ? 3 : 2))
      #expect(own.night == nil)
    }
  }

  /// In a night in progress nothing is strong.
  @Test(arguments: schemes) func aNightIsDim(scheme: ColorScheme) {
    let night = inks(scheme, isNight: true)
    #expect(night.past == inks(scheme).toCome && night.card == inks(scheme).night)
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
