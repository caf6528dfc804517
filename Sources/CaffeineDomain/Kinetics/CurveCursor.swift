/// A walk along the events of a curve, forward in time.
struct CurveCursor {
  /// Where it stands, in seconds since the reference date; before all time at first.
  private(set) var time = -Double.infinity

  /// What is in gut and body there.
  private(set) var compartments: Compartments

  private var sips = Paces { _ in Sips() }

  /// The sum of the sips of a pace, with the rounding error carried along.
  private struct Sips {
    var sum = 0.0
    var remainder = 0.0
    var open = 0
  }

  init(rates: Rates) {
    compartments = Compartments(rates: rates)
  }

  /// A walk that begins at an instant with so much in the body and nothing in the guts.
  init(rates: Rates, holding milligrams: Double, at instant: Double) {
    self.init(rates: rates)
    compartments.body = milligrams
    time = instant
  }

  /// Walks to `instant`; going back does nothing.
  mutating func advance(to instant: Double) {
    guard instant > time else { return }
    if !compartments.isEmpty {
      compartments.advance(by: instant - time)
    }
    time = instant
  }

  /// Walks to an event and lets it happen.
  mutating func pass(_ event: CurveEvent) {
    advance(to: event.time)
    if event.bolus > 0 {
      compartments.swallow(event.bolus, at: event.pace)
    }
    if event.inflow != 0 {
      changeInflow(by: event.inflow, at: event.pace)
    }
  }

  /// Adds with the rounding error carried along, so that a gulp leaves no trace in a slow sip.
  private mutating func changeInflow(by change: Double, at pace: Pace) {
    var sips = sips[pace]
    sips.open += change > 0 ? 1 : -1
    if sips.open > 0 {
      let sum = sips.sum + change
      let added = sum - sips.sum
      sips.remainder += (sips.sum - (sum - added)) + (change - added)
      sips.sum = sum
    } else {
      sips.sum = 0
      sips.remainder = 0
    }
    self.sips[pace] = sips
    compartments.guts[pace].inflow = max(sips.sum + sips.remainder, 0)
  }
}
