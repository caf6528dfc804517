import Foundation
import TestSupport
import Testing
import ValuePublishers

/// Random chains of operators against lists of what each of them sends, and when.
///
/// After each step a subscriber has had what the list says, as far as it asked for it and until it
/// cancelled, and every source has as many subscriptions as somebody still needs. A subscription ends
/// once: with its source, or by being cancelled.
struct ChainTests {
  @Test(.tags(.long)) func chainsSendAndStopAsTheirListsSay() {
    for seed in 0..<Trials.count(10_000, oneIn: 40) {
      var random = SplitMix64(seed: UInt64(seed))
      var sources = 0
      let chain = Chain.random(depth: .random(in: 1...5, using: &random), &sources, &random)
      let first = random.next() % 3 == 0 ? Int.random(in: 0...3, using: &random) : 1_000
      let steps = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        Act.random(sources, &random)
      }
      if let difference = differs(chain, sources: sources, asking: first, steps) {
        Issue.record("seed \(seed), \(chain), asking \(first), \(steps): \(difference)")
        return
      }
    }
  }

  private func differs(_ chain: Chain, sources: Int, asking: Int, _ acts: [Act]) -> String? {
    let taps = (0..<sources).map { _ in Tap() }
    let listener = Listener(asking)
    chain.publisher(taps).receive(subscriber: listener)
    let trace = chain.trace(from: 0, acts)
    var (asked, cancelled) = (asking, Int.max)
    for step in 0...acts.count {
      if step > 0 {
        switch acts[step - 1] {
        case .send(let source, .value(let value)): taps[source].subject.send(value)
        case .send(let source, .finished): taps[source].subject.send(completion: .finished)
        case .send(let source, .failed): taps[source].subject.send(completion: .failure(Oops()))
        case .ask(let more):
          if cancelled > step { asked += more }
          listener.subscription?.request(.max(more))
        case .cancel:
          cancelled = min(cancelled, step)
          listener.subscription?.cancel()
        }
      }
      if cancelled > step {
        let due = trace.filter { $0.step <= step }.map(\.event)
        let values = due.filter { !$0.isEnd }
        let had = Array(values.prefix(asked)) + (values.count <= asked ? due.filter(\.isEnd) : [])
        if listener.events != had { return "step \(step): \(listener.events), not \(had)" }
        listener.before = listener.events
      } else if listener.events != listener.before {
        return "step \(step): \(listener.events) after it was cancelled"
      }
      let spans = chain.spans(from: 0, until: cancelled, acts)
      for (index, tap) in taps.enumerated() {
        let open = spans.count { $0.source == index && $0.start <= step && step < $0.end }
        if tap.open != open { return "step \(step): source \(index) has \(tap.open), not \(open)" }
        if let fault = tap.fault { return "step \(step): source \(index) \(fault)" }
      }
    }
    return nil
  }
}

private struct Oops: Error {}

private enum Event: Equatable {
  case value(Int)
  case finished, failed

  var isEnd: Bool { self == .finished || self == .failed }
}

/// What something sends, in order; the end is the last.
private typealias Trace = [(step: Int, event: Event)]

private enum Act {
  case send(Int, Event)
  case ask(Int)
  case cancel

  static func random(_ sources: Int, _ random: inout SplitMix64) -> Act {
    let source = Int.random(in: 0..<sources, using: &random)
    switch random.next() % 20 {
    case 0, 1, 2: return .send(source, .finished)
    case 3, 4: return .send(source, .failed)
    case 5: return .ask(.random(in: 1...3, using: &random))
    case 6: return .cancel
    case _: return .send(source, .value(.random(in: 0..<5, using: &random)))
    }
  }
}

private enum Step: CaseIterable {
  case prefix0, prefix1, prefix2, odd, drop1, different, replacesError, throwsAt3, shared, connected
}

private indirect enum Chain {
  case source(Int)
  case step(Step, Chain)
  case retry(Int, Chain)
  case `catch`(Chain, Chain)
  case merge(Chain, Chain)
  case combineLatest(Chain, Chain)
  case flatMap(Chain, Chain)

  /// Each source is in one place, so that one sender moves one side of an operator at a time.
  static func random(depth: Int, _ sources: inout Int, _ random: inout SplitMix64) -> Chain {
    guard depth > 0 else {
      sources += 1
      return .source(sources - 1)
    }
    let first = self.random(depth: depth - 1, &sources, &random)
    switch random.next() % 10 {
    case 0: return .retry(Int.random(in: 1...2, using: &random), first)
    case let kind where kind < 6:
      let second = self.random(
        depth: .random(in: 0..<depth, using: &random) / 2, &sources, &random)
      switch kind {
      case 1: return .catch(first, second)
      case 2: return .merge(first, second)
      case 3: return .combineLatest(first, second)
      case _: return .flatMap(first, second)
      }
    case _: return .step(Step.allCases.randomElement(using: &random) ?? .odd, first)
    }
  }
}

// What is tried.
extension Chain {
  fileprivate func publisher(_ taps: [Tap]) -> AnyPublisher<Int, Oops> {
    func made(_ chain: Chain) -> AnyPublisher<Int, Oops> { chain.publisher(taps) }
    switch self {
    case .source(let index): return taps[index].eraseToAnyPublisher()
    case .step(let step, let first): return step.publisher(made(first))
    case .retry(let count, let first): return made(first).retry(count)
    case .catch(let first, let second): return made(first).catch { _ in made(second) }
    case .merge(let first, let second): return made(first).merge(with: made(second))
    case .combineLatest(let first, let second):
      return made(first).combineLatest(made(second)).map { 10 * $0 + $1 }
    case .flatMap(let first, let second): return made(first).flatMap { _ in made(second) }
    }
  }
}

extension Step {
  fileprivate func publisher(_ first: AnyPublisher<Int, Oops>) -> AnyPublisher<Int, Oops> {
    switch self {
    case .prefix0: return first.prefix(0)
    case .prefix1: return first.first()
    case .prefix2: return first.prefix(2)
    case .odd: return first.filter { $0 % 2 == 1 }
    case .drop1: return first.dropFirst()
    case .different: return first.removeDuplicates()
    case .replacesError: return first.replaceError(with: 4).setFailureType(to: Oops.self)
    case .throwsAt3:
      return first.tryMap { if $0 == 3 { throw Oops() } else { $0 } }.mapError { _ in Oops() }
    // One for each who subscribes: who comes late to a shared one misses what was sent.
    case .shared: return Just(()).flatMap { first.share() }
    case .connected: return Just(()).flatMap { Connecting(source: first).autoconnect() }
    }
  }
}

// What is expected.
extension Chain {
  /// What it sends to who subscribes at a step.
  fileprivate func trace(from start: Int, _ acts: [Act]) -> Trace {
    func trace(_ chain: Chain, _ start: Int) -> Trace { chain.trace(from: start, acts) }
    switch self {
    case .source(let index):
      let sent: Trace = acts.enumerated().compactMap {
        if case .send(index, let event) = $1 { ($0 + 1, event) } else { nil }
      }
      if let end = sent.first(where: \.event.isEnd), end.step <= start {
        return [(start, end.event)]
      }
      return sent.filter { $0.step > start }.untilEnd
    case .step(let step, let first): return step.trace(trace(first, start), start)
    case .retry, .catch:
      return parts(from: start, acts).flatMap { part, start, isLast in
        trace(part, start).filter { isLast || !$0.event.isEnd }
      }
    case .merge(let first, let second):
      return Trace.together([trace(first, start), trace(second, start)])
    case .combineLatest(let first, let second):
      var (last, ended) = ([Int?](repeating: nil, count: 2), 0)
      return Trace.sides(trace(first, start), trace(second, start)) { side, event in
        switch event {
        case .value(let value): last[side] = value
        case .finished:
          ended += 1
          return ended == 2 ? [.finished] : []
        case .failed: return [.failed]
        }
        if let left = last[0], let right = last[1] { return [.value(10 * left + right)] }
        return []
      }
    case .flatMap(let first, let second):
      let outer = trace(first, start)
      return Trace.together(
        outer.starts.map { trace(second, $0) } + [outer.filter(\.event.isEnd)])
    }
  }

  /// What is followed one after the other, and since when.
  fileprivate func parts(from start: Int, _ acts: [Act]) -> [(
    chain: Chain, start: Int, isLast: Bool
  )] {
    let chains: [Chain] =
      switch self {
      case .retry(let count, let first): Array(repeating: first, count: count + 1)
      case .catch(let first, let second): [first, second]
      case _: []
      }
    var parts: [(chain: Chain, start: Int, isLast: Bool)] = []
    var start = start
    for (index, chain) in chains.enumerated() {
      let end = chain.trace(from: start, acts).first { $0.event == .failed }
      parts.append((chain, start, end == nil || index == chains.count - 1))
      guard let end else { break }
      start = end.step
    }
    return parts
  }

  /// From which step to before which the sources are followed.
  fileprivate func spans(
    from start: Int, until: Int, _ acts: [Act]
  ) -> [(source: Int, start: Int, end: Int)] {
    let end = min(until, trace(from: start, acts).first { $0.event.isEnd }?.step ?? .max)
    func spans(_ chain: Chain, _ start: Int, _ end: Int) -> [(source: Int, start: Int, end: Int)] {
      start < end ? chain.spans(from: start, until: end, acts) : []
    }
    switch self {
    case .source(let index): return [(index, start, end)]
    case .step(_, let first): return spans(first, start, end)
    case .retry, .catch:
      return parts(from: start, acts).flatMap { spans($0.chain, $0.start, end) }
    case .merge(let first, let second), .combineLatest(let first, let second):
      return spans(first, start, end) + spans(second, start, end)
    case .flatMap(let first, let second):
      let starts = first.trace(from: start, acts).starts
      return spans(first, start, end) + starts.flatMap { spans(second, $0, end) }
    }
  }
}

extension Step {
  fileprivate func trace(_ first: Trace, _ start: Int) -> Trace {
    if self == .prefix0 { return [(start, .finished)] }
    var had: [Int] = []
    return first.flatMap { step, event in
      var (number, events) = (0, [event])
      if case .value(let value) = event {
        had.append(value)
        number = value
      }
      let isValue = !event.isEnd
      switch self {
      case .prefix1: if isValue { events = [event, .finished] }
      case .prefix2: if had.count == 2 { events = [event, .finished] }
      case .odd: if isValue, number % 2 == 0 { events = [] }
      case .drop1: if isValue, had.count == 1 { events = [] }
      case .different: if isValue, had.dropLast().last == number { events = [] }
      case .replacesError: if event == .failed { events = [.value(4), .finished] }
      case .throwsAt3: if isValue, number == 3 { events = [.failed] }
      case .prefix0, .shared, .connected: break
      }
      return events.map { (step: step, event: $0) }
    }.untilEnd
  }
}

extension Trace {
  /// When its values come.
  fileprivate var starts: [Int] { filter { !$0.event.isEnd }.map(\.step) }

  fileprivate var untilEnd: Trace {
    prefix((firstIndex { $0.event.isEnd } ?? count - 1) + 1).map { $0 }
  }

  /// What comes of several that are followed in this order: the end when all have ended.
  fileprivate static func together(_ traces: [Trace]) -> Trace {
    var open = traces.count
    return traces.enumerated().flatMap { index, trace in trace.map { (index, $0) } }
      .sorted { ($0.1.step, $0.0) < ($1.1.step, $1.0) }
      .compactMap { _, sent -> Trace.Element? in
        guard sent.event == .finished else { return sent }
        open -= 1
        return open == 0 ? sent : nil
      }.untilEnd
  }

  /// What becomes of what the first of two sends, and of what the second does.
  fileprivate static func sides(_ first: Trace, _ second: Trace, _ event: (Int, Event) -> [Event])
    -> Trace
  {
    (first.map { (0, $0) } + second.map { (1, $0) })
      .sorted { ($0.1.step, $0.0) < ($1.1.step, $1.0) }
      .flatMap { side, sent in event(side, sent.event).map { (step: sent.step, event: $0) } }
      .untilEnd
  }
}

/// A source that counts who follows it, and notices who stops what has ended.
private final class Tap: Publisher {
  typealias Output = Int
  typealias Failure = Oops
  let subject = PassthroughSubject<Int, Oops>()
  var open = 0
  var fault: String?

  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Int, Receiver.Failure == Oops {
    subject.receive(subscriber: Tapped(self, subscriber))
  }

  private final class Tapped<Receiver: Subscriber>: Subscriber, Subscription
  where Receiver.Input == Int, Receiver.Failure == Oops {
    let tap: Tap
    let receiver: Receiver
    var subscription: (any Subscription)?
    var isOpen = true

    init(_ tap: Tap, _ receiver: Receiver) {
      self.tap = tap
      self.receiver = receiver
      tap.open += 1
    }

    func end(_ what: String) {
      if !isOpen { tap.fault = "is \(what) after its end" }
      if isOpen { tap.open -= 1 }
      isOpen = false
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      receiver.receive(subscription: self)
    }
    func receive(_ input: Int) -> Subscribers.Demand { receiver.receive(input) }
    func receive(completion: Subscribers.Completion<Oops>) {
      end("complete")
      receiver.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() {
      end("cancelled")
      subscription?.cancel()
    }
  }
}

/// Keeps what it hears, and asks for so much.
private final class Listener: Subscriber {
  let first: Int
  var events: [Event] = []
  var before: [Event] = []
  var subscription: (any Subscription)?

  init(_ first: Int) { self.first = first }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(first))
  }
  func receive(_ input: Int) -> Subscribers.Demand {
    events.append(.value(input))
    return .none
  }
  func receive(completion: Subscribers.Completion<Oops>) {
    if case .finished = completion { events.append(.finished) } else { events.append(.failed) }
  }
}

private struct Connecting: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Oops
  let source: AnyPublisher<Int, Oops>
  let subject = PassthroughSubject<Int, Oops>()

  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Int, Receiver.Failure == Oops { subject.receive(subscriber: subscriber) }

  /// What it returns does not stop when it goes, as an `AnyCancellable` does.
  func connect() -> any Cancellable {
    let sink = Subscribers.Sink<Int, Oops> {
      subject.send(completion: $0)
    } receiveValue: {
      subject.send($0)
    }
    source.receive(subscriber: sink)
    return sink
  }
}
