import Testing
import TextUI
import ValuePublishers

struct OperatorTests {
  private func values<Source: Publisher>(of source: Source) -> [Source.Output] {
    var values: [Source.Output] = []
    _ = source.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  /// Without a `==` beside the operators, whose overloads the compiler would try with each other.
  private func expect<Source: Publisher>(
    _ source: Source, sends expected: [Source.Output],
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Source.Output: Equatable {
    #expect(values(of: source) == expected, sourceLocation: sourceLocation)
  }

  @Test func operatorsOfSequencesDoWhatTheySay() {
    let numbers = [3, 1, 2].publisher
    expect(numbers.prepend(9).append(7, 8), sends: [9, 3, 1, 2, 7, 8])
    expect(numbers.reduce(0, +), sends: [6])
    expect(numbers.count(), sends: [3])
    expect(numbers.min(), sends: [1])
    expect(numbers.max(), sends: [3])
    expect(numbers.collect(2), sends: [[3, 1], [2]])
    expect(numbers.drop { $0 > 2 }, sends: [1, 2])
    expect(numbers.prefix { $0 > 2 }, sends: [3])
    expect(numbers.contains(2), sends: [true])
    expect(numbers.allSatisfy { $0 > 1 }, sends: [false])
    expect(numbers.output(at: 1), sends: [1])
    expect(Empty<Int, Never>().replaceEmpty(with: 4), sends: [4])
    expect(Empty<Int, Never>().reduce(5, +), sends: [5])
    expect([1, 1, 2].publisher.removeDuplicates(by: ==), sends: [1, 2])
  }

  @Test func whatThrowsFails() {
    struct Odd: Error {}
    let halves = [2, 3, 4].publisher.tryFilter { if $0 % 2 == 1 { throw Odd() } else { true } }
    #expect(values(of: halves.replaceError(with: 0)) == [2, 0])
    #expect(values(of: halves.tryCatch { _ in Just(9) }.replaceError(with: 0)) == [2, 9])
  }

  @Test func severalBecomeOne() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    var latest: [Int] = []
    let link = outer.switchToLatest().sink { latest.append($0) }
    outer.send(first.eraseToAnyPublisher())
    first.send(1)
    outer.send(second.eraseToAnyPublisher())
    first.send(2)
    second.send(3)
    #expect(latest == [1, 3])
    link.cancel()
    let three = Publishers.CombineLatest3(Just(1), Just("a"), Just(true)).map { "\($0)\($1)\($2)" }
    #expect(values(of: three) == ["1atrue"])
    #expect(values(of: Publishers.Merge(Just(1), Just(2))) == [1, 2])
  }

  /// Two at a time: the third publisher starts when one of the first two has ended.
  @Test func soManyAtATimeAndThenTheNext() {
    let sources = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var started: [Int] = []
    var (sent, ends) = ([Int](), 0)
    let link = (0..<3).publisher.flatMap(maxPublishers: .max(2)) { index in
      started.append(index)
      return sources[index]
    }.sink { _ in
      ends += 1
    } receiveValue: {
      sent.append($0)
    }
    #expect(started == [0, 1])
    sources[1].send(10)
    sources[0].send(completion: .finished)
    #expect(started == [0, 1, 2])
    sources[2].send(20)
    sources[1].send(completion: .finished)
    #expect(ends == 0)
    sources[2].send(completion: .finished)
    #expect(ends == 1 && sent == [10, 20])
    link.cancel()
    #expect(
      values(of: (1...4).publisher.flatMap(maxPublishers: .max(1)) { Just($0 * 2) }) == [
        2, 4, 6, 8,
      ])
  }

  /// Apple's asks for no value: those of a sequence stay where they are, and an end comes through.
  @Test func noPublisherAtATimeLetsTheEndThrough() {
    let subject = PassthroughSubject<Int, Never>()
    var ends = 0
    let link = subject.flatMap(maxPublishers: .none) { Just($0) }.sink { _ in
      ends += 1
    } receiveValue: { _ in
    }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(ends == 1)
    #expect(values(of: [1].publisher.flatMap(maxPublishers: .none) { Just($0) }) == [])
    link.cancel()
  }

  @Test func aSequenceWithoutAnEndIsReadAsFarAsItIsAskedFor() {
    expect((1...).publisher.prefix(2), sends: [1, 2])
    expect((1...).publisher.merge(with: Just(0)).first { $0 > 3 }, sends: [4])
    expect(Just(1).append(2...).first { $0 > 3 }, sends: [4])
    expect([9].publisher.prepend(1...).first { $0 > 3 }, sends: [4])
  }

  @Test func aTimerOfWhichOneTickIsAskedForStops() {
    let loop = RunLoop.current
    var ticks = 0
    let link = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect()
      .handleEvents(receiveOutput: { _ in ticks += 1 }).first().sink { _ in }
    let until = Date(timeIntervalSinceNow: 0.05)
    while Date() < until, loop.run(mode: .default, before: until) {}
    #expect(ticks == 1 && loop.limitDate(forMode: .default) == nil)
    link.cancel()
  }

  @Test func nothingStartsForWhoNeedsNoMore() {
    var starts = 0
    let counted = Just(1).handleEvents(receiveSubscription: { _ in starts += 1 })
    #expect(values(of: counted.prepend(0).first()) == [0] && starts == 0)
    var link: AnyCancellable?
    let outer = PassthroughSubject<Int, Never>()
    link = outer.flatMap { _ in
      link?.cancel()
      return counted
    }.sink { _ in }
    outer.send(1)
    #expect(starts == 0)
  }

  @Test func aSharedOneStartsOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var starts = 0
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      starts += 1
      return subject
    }.share()
    var sums = (0, 0)
    let links = [shared.sink { sums.0 += $0 }, shared.sink { sums.1 += $0 }]
    subject.send(2)
    #expect(starts == 1 && sums == (2, 2))
    links.forEach { $0.cancel() }
  }

  @Test func delayedValuesComeInTheirOrderAndOnlyTheLastOfABurst() async {
    let queue = DispatchQueue(label: "operators")
    let numbers = [1, 2, 3].publisher
    var delayed: [Int] = []
    for await value in numbers.delay(for: .milliseconds(1), scheduler: queue).values {
      delayed.append(value)
    }
    #expect(delayed == [1, 2, 3])
    var last: [Int] = []
    for await value in numbers.debounce(for: .seconds(60), scheduler: queue).values {
      last.append(value)
    }
    #expect(last == [3])
    var first: [Int] = []
    let throttled = numbers.throttle(for: .milliseconds(50), scheduler: queue, latest: true)
    for await value in throttled.values { first.append(value) }
    #expect(first == [1, 3])
    var ended = true
    let silence = PassthroughSubject<Int, Never>()
    for await _ in silence.timeout(.milliseconds(1), scheduler: queue).values { ended = false }
    #expect(ended)
  }
}
