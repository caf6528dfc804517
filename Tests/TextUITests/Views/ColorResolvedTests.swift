import TestSupport
import Testing
import TextUI

import struct Foundation.Data
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

/// The channels of a colour against sRGB's transfer function as IEC 61966-2-1 defines it.
struct ColorResolvedTests {
  /// What the standard says of light (0…1); the way back is found by halving.
  private func encoded(_ light: Double) -> Double {
    // The power by its definition, x^(1/2.4) = x^(5/12): three square roots and a cube root.
    func cubeRoot(_ x: Double) -> Double {
      (0..<60).reduce(1) { root, _ in (2 * root + x / (root * root)) / 3 }
    }
    if light <= 0.003_130_8 { return 12.92 * light }
    let twelfth = cubeRoot(light.squareRoot().squareRoot())
    return 1.055 * twelfth * twelfth * twelfth * twelfth * twelfth - 0.055
  }

  @Test func eachLevelHasTheLightOfTheStandard() {
    for level in 0...255 {
      let channel = Double(level) / 255
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if encoded(middle) < channel { low = middle } else { high = middle }
      }
      let color = Color.Resolved(red: Float(channel), green: 0, blue: 1)
      #expect(abs(Double(color.linearRed) - low) < 1e-6)
      #expect(abs(Double(color.red) - channel) < 1e-6)
      #expect(color.linearGreen == 0 && abs(color.linearBlue - 1) < 1e-6)
    }
  }

  @Test func aColorIsResolvedForItsEnvironment() throws {
    var environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    environment.colorScheme = .light
    #expect(Color.orange.opacity(0.5).resolve(in: environment).description == "#FF950080")
    environment.colorScheme = .dark
    let orange = Color.orange.resolve(in: environment)
    #expect(orange.description == "#FF9F0AFF")
    environment.colorScheme = .light
    #expect(Color(orange).resolve(in: environment) == orange)
    let copy = try JSONDecoder().decode(
      Color.Resolved.self, from: JSONEncoder().encode(orange))
    #expect(copy == orange)
  }

  @Test func channelsMayBeSetAndLieOutside() {
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.25, green: -0.5, blue: 2)
    #expect(color.linearRed == 0.25 && color.linearGreen == -0.5 && color.linearBlue == 2)
    #expect(abs(color.red - 0.537_099) < 1e-5)
    color.green = 0.5
    #expect(abs(color.linearGreen - 0.214_041) < 1e-5)
    #expect(color.description == "#8980FFFF")
  }
}
