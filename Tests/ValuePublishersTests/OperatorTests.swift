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

  @Test func aSequenceWithoutAnEndIsReadAsFarAsItIsAskedFor() {
    expect((1...).publisher.prefix(2), sends: [1, 2])
    expect((1...).publisher.merge(with: Just(0)).filter { $0 > 3 }.first(), sends: [4])
  }

  @Test func aTimerOfWhichOneTickIsAskedForStops() {
    let loop = RunLoop.current
    var ticks = 0
    let link = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect()
      .map { _ in ticks += 1 }.first().sink { _ in }
    let until = Date(timeIntervalSinceNow: 0.05)
    while Date() < until, loop.run(mode: .default, before: until) {}
    #expect(ticks == 1 && loop.limitDate(forMode: .default) == nil)
    link.cancel()
  }

  /// Sends nothing, and counts who subscribes.
  private final class Counted: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let subject = PassthroughSubject<Int, Never>()
    var starts = 0

    func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Int, Receiver.Failure == Never {
      starts += 1
      subject.receive(subscriber: subscriber)
    }
  }

  @Test func nothingStartsForWhoNeedsNoMore() {
    let source = Counted()
    var link: AnyCancellable?
    let outer = PassthroughSubject<Int, Never>()
    link = outer.flatMap { _ in
      link?.cancel()
      return source.eraseToAnyPublisher()
    }.sink { _ in }
    outer.send(1)
    #expect(source.starts == 0)
  }

  @Test func aSharedOneStartsOnce() {
    let source = Counted()
    let shared = source.share()
    var sums = (0, 0)
    let links = [shared.sink { sums.0 += $0 }, shared.sink { sums.1 += $0 }]
    source.subject.send(2)
    #expect(source.starts == 1 && sums == (2, 2))
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
  }
}
