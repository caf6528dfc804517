import Foundation
import Testing
import TextUI

@MainActor
struct ProgressViewTests {
  @Test func aTitleStandsAboveOrBeforeTheBar() {
    let water = ProgressView("Water", value: 750, total: 2000)
    #expect(sketch(16, 2) { water } == "Water\n██████░░░░░░░░░░")
    #expect(sketch(16, 1) { water } == "Water ███▊░░░░░░")
  }

  @Test func aRingHoldsItsLabel() {
    let ring = ProgressView(value: 0.4) { Text("40") }.progressViewStyle(.circular)
    #expect(
      sketch(10, 5) { ring } == """
         ⢀⠔⠊⠉▀▜▙▄
        ⡰⠁      ▜▙
        ⡇   40   █
        ⠱⡀      ▟▛
         ⠈⠢⢄⣀⣀⡠▀▀
        """)
  }

  @Test func aTimerEmptiesOrFills() {
    var environment = EnvironmentValues()
    let start = Date(timeIntervalSinceReferenceDate: 0)
    environment.now = start.addingTimeInterval(15)
    let interval = start...start.addingTimeInterval(60)
    func bar(countsDown: Bool) -> [String] {
      draw(
        ProgressView(timerInterval: interval, countsDown: countsDown), 8, 2,
        environment: environment)
    }
    #expect(bar(countsDown: true) == ["██████░░", "0:45"])
    #expect(bar(countsDown: false) == ["██░░░░░░", "0:15"])
  }

  @Test func anUnknownProgressIsAMark() {
    #expect(sketch(7, 2) { ProgressView("Loading") } == "   ◌\nLoading")
  }
}
