#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The rate constants of a kinetics, per second.
struct Rates {
  /// kₑ, out of the body.
  let elimination: Double

  /// kₐ, from gut to body, of each pace; `nil` when a drink is in the body at once.
  let absorption: Paces<Double>?

  init(_ kinetics: Kinetics) {
    elimination = log(2) / (kinetics.halfLife.value * 3600)
    absorption =
      switch kinetics.absorption {
      case .oral(let rate): Paces { rate.value / 3600 * $0.share }
      case .instant: nil
      }
  }
}
