import Testing
import CaffeineWaiting

/// The first value counts, whoever waits when.
@Suite struct RaceTests {
  @Test func theFirstOfManyWins() async {
    let race = Race<Int>()
    let winners = await withTaskGroup(of: Int?.self) { group in
      for number in 0..<100 { group.addTask { race.end(with: number) ? number : nil } }
      return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
    }
    #expect(winners.count == 1 && race.isOver)
    let values = [await race.value(ifCancelled: -1), await race.value(ifCancelled: -2)]
    #expect(values == [winners[0], winners[0]])
  }

  @Test func whoWaitsIsToldWhoeverWins() async {
    let race = Race<Int>()
    async let first = race.value(ifCancelled: -1)
    async let second = race.value(ifCancelled: -1)
    race.end(with: 7)
    race.end(with: 8)
    #expect(await [first, second] == [7, 7])
  }

  /// Also one that ends before anybody waits: the value was lost once.
  @Test func aTimerCountsFromItsStart() async {
    let race = Race<Int>()
    race.end(after: .seconds(5), with: 1, sleep: { _ in })
    while !race.isOver { await Task.yield() }
    #expect(await race.value(ifCancelled: -1) == 1)
  }

  @Test func aTimerThatCameTooLateIsCancelled() async {
    let (race, slept) = (Race<Int>(), Race<Bool>())
    race.end(with: 2)
    race.end(
      after: .seconds(5), with: 1,
      sleep: { _ in
        while !Task.isCancelled { await Task.yield() }
        slept.end(with: true)
      })
    #expect(await slept.value(ifCancelled: false))
    #expect(await race.value(ifCancelled: -1) == 2)
  }

  @Test func aCancelledTaskEndsIt() async {
    let race = Race<Int>()
    let task = Task { await race.value(ifCancelled: 3) }
    task.cancel()
    #expect(await task.value == 3)
    #expect(await race.value(ifCancelled: -1) == 3)
  }
}
