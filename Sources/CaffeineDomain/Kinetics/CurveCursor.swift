/// A walk along the events of a curve, forward in time.
struct CurveCursor {
  /// Where it stands, in seconds since the reference date; before all time at first.
  private(set) var time = -Double.infinity

  /// What is in gut and body there.
  private(set) var compartments: Compartments

  private var inflowSum = 0.0
  private var inflowRemainder = 0.0
  private var openSips = 0

  init(rates: Rates) {
    compartments = Compartments(rates: rates)
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
      compartments.swallow(event.bolus)
    }
    if event.inflow != 0 {
      changeInflow(by: event.inflow)
    }
  }

  /// Adds with the rounding error carried along, so that a gulp leaves no trace in a slow sip.
  private mutating func changeInflow(by change: Double) {
    openSips += change > 0 ? 1 : -1
    if openSips > 0 {
      let sum = inflowSum + change
      let added = sum - inflowSum
      inflowRemainder += (inflowSum - (sum - added)) + (change - added)
      inflowSum = sum
    } else {
      inflowSum = 0
      inflowRemainder = 0
    }
    compartments.inflow = max(inflowSum + inflowRemainder, 0)
  }
}
