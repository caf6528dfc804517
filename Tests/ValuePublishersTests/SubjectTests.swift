import Foundation
import TestSupport
import Testing
import TextUI
import ValuePublishers

/// Subjects and published values under several threads, against a model: there is one order of all
/// values, and whoever listens has a stretch of it without a gap.
struct SubjectTests {
  /// A value of one of several senders.
  private struct Sent: Hashable {
    var sender: Int
    var number: Int
  }

  /// What one listener had; written by one thread at a time, as the lock says.
  private final class Record: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [Sent] = []
    var values: [Sent] { lock.withLock { kept } }

    func add(_ value: Sent) { lock.withLock { kept.append(value) } }
  }

  /// Does work on threads of its own, and waits: a queue might do one after the other.
  private func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      Thread.detachNewThread {
        work(number)
        group.leave()
      }
    }
    group.wait()
  }

  /// Two threads send while others come and go; what each had, that of who was there from the start
  /// to the end first.
  private func listen(
    _ send: @escaping @Sendable (Sent) -> Void,
    _ follow: @escaping @Sendable (Record) -> AnyCancellable
  ) -> [[Sent]] {
    let records = (0..<41).map { _ in Record() }
    let whole = follow(records[0])
    onThreads(4) { thread in
      if thread < 2 {
        for number in 1...2_000 { send(Sent(sender: thread, number: number)) }
      } else {
        for index in 1...20 {
          let link = follow(records[(thread - 2) * 20 + index])
          for _ in 0..<50 { sched_yield() }
          link.cancel()
        }
      }
    }
    whole.cancel()
    return records.map(\.values)
  }

  /// All values in one order, each sender's as they were sent, and of the others a stretch each.
  private func check(_ records: [[Sent]], first: Sent?) {
    let all = records[0]
    #expect(all.first == first ?? all.first)
    for sender in 0..<2 {
      #expect(all.filter { $0.sender == sender }.map(\.number) == Array(1...2_000))
    }
    #expect(all.count == 4_000 + (first == nil ? 0 : 1))
    for heard in records.dropFirst() {
      guard let start = heard.first.flatMap({ all.firstIndex(of: $0) }) else { continue }
      #expect(heard == Array(all.dropFirst(start).prefix(heard.count)))
    }
  }

  @Test func allHearACurrentValueInOneOrderThatEndsWithIt() {
    let first = Sent(sender: -1, number: 0)
    let subject = CurrentValueSubject<Sent, Never>(first)
    let records = listen({ subject.send($0) }) { record in subject.sink { record.add($0) } }
    check(records, first: first)
    #expect(records.allSatisfy { !$0.isEmpty })
    #expect(subject.value == records[0].last)
  }

  @Test func allHearWhatPassesInOneOrder() {
    let subject = PassthroughSubject<Sent, Never>()
    check(
      listen({ subject.send($0) }) { record in subject.sink { record.add($0) } }, first: nil)
  }

  @Test(.tags(.long)) func theLatestOfTwoSendersIsWhatBothSentLast() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let latest = Locked((0, 0))
    let link = first.combineLatest(second).sink { value in latest.with { $0 = value } }
    let (met, wrong) = (Locked(0), Locked([Int]()))
    func meet(_ times: Int) {
      met.with { $0 += 1 }
      while met.with({ $0 }) < 2 * times {}
    }
    nonisolated(unsafe) let meeting = meet
    onThreads(2) { thread in
      for round in 1...Trials.count(2_000, oneIn: 40) {
        meeting(2 * round - 1)
        (thread == 0 ? first : second).send(round)
        meeting(2 * round)
        if latest.with({ $0 != (round, round) }) { wrong.with { $0.append(round) } }
      }
    }
    #expect(wrong.with { $0 } == [])
    link.cancel()
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var sent = Sent(sender: -1, number: 0)
    @Published var other = 0
  }

  @Test func allHearAPublishedValueInOneOrderThatEndsWithIt() {
    let model = Model()
    let first = model.sent
    let records = listen({ model.sent = $0 }) { record in model.$sent.sink { record.add($0) } }
    check(records, first: first)
    #expect(model.sent == records[0].last)
  }

  @Test func threadsThatAskAnObjectForItsPublisherHaveTheSameOne() {
    let model = Model()
    let record = Record()
    onThreads(8) { thread in
      let link = model.objectWillChange.sink { record.add(Sent(sender: thread, number: 0)) }
      model.other = thread
      link.cancel()
    }
    // Each heard at least its own change: with a publisher of its own it would not.
    #expect(Set(record.values).count == 8)
  }

  /// Apple's documentation of `Published`: who is told of a value reads the one before it.
  @Test func whoIsToldOfAPublishedValueReadsTheOneBefore() {
    let model = Model()
    var pairs: [[Int]] = []
    let link = model.$other.sink { [unowned model] in pairs.append([$0, model.other]) }
    model.other = 1
    model.other = 2
    #expect(pairs == [[0, 0], [1, 0], [2, 1]])
    link.cancel()
  }

  @Test func whatIsSetWhileItIsToldStaysAndIsToldLast() {
    let model = Model()
    var values: [Int] = []
    let link = model.$other.sink { [unowned model] in
      values.append($0)
      if $0 == 1 { model.other = 5 }
    }
    model.other = 1
    #expect(values == [0, 1, 5] && model.other == 5)
    link.cancel()
  }

  @Test func afterItsEndASubjectKeepsAndSendsNothing() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [String] = []
    func listen() -> AnyCancellable {
      subject.sink {
        heard.append("\($0)")
      } receiveValue: {
        heard.append("\($0)")
      }
    }
    let early = listen()
    subject.send(completion: .finished)
    subject.send(2)
    subject.value = 3
    let late = listen()
    #expect(subject.value == 1)
    #expect(heard == ["1", "finished", "finished"])
    early.cancel()
    late.cancel()
  }

  /// One value is asked for, so of two that come at once the second is lost.
  @Test func whatNobodyAsksForIsLostAlsoWhileAnotherIsHandedOver() {
    final class One: Subscriber {
      var received: [Int] = []
      let subject: PassthroughSubject<Int, Never>
      init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
      func receive(subscription: any Subscription) { subscription.request(.max(1)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        received.append(input)
        subject.send(input + 1)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let subject = PassthroughSubject<Int, Never>()
    let one = One(subject)
    subject.receive(subscriber: one)
    subject.send(1)
    subject.send(9)
    #expect(one.received == [1])
  }
}
