import Foundation
import Testing
import TextUI
import ValuePublishers

struct PublisherTests {
  /// Asks for so many values, and for one more with each.
  private final class Asking: Subscriber {
    let first: Int
    let more: Int
    var received: [Int] = []
    var isComplete = false
    var subscription: (any Subscription)?

    init(first: Int, more: Int = 0) {
      self.first = first
      self.more = more
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(first))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      received.append(input)
      return .max(more)
    }

    func receive(completion: Subscribers.Completion<Never>) { isComplete = true }
  }

  @Test func nobodyReceivesMoreThanItAskedFor() {
    let two = Asking(first: 2)
    [1, 2, 3, 4].publisher.receive(subscriber: two)
    #expect(two.received == [1, 2])
    #expect(!two.isComplete)
    two.subscription?.request(.unlimited)
    #expect(two.received == [1, 2, 3, 4])
    #expect(two.isComplete)

    let each = Asking(first: 1, more: 1)
    [1, 2, 3].publisher.map { $0 * 2 }.receive(subscriber: each)
    #expect(each.received == [2, 4, 6])
  }

  @Test func aSubjectLosesWhatNobodyAskedForAndAValueKeepsItsLast() {
    let (passing, current) = (Asking(first: 0), Asking(first: 0))
    let subject = PassthroughSubject<Int, Never>()
    let value = CurrentValueSubject<Int, Never>(1)
    subject.receive(subscriber: passing)
    value.receive(subscriber: current)
    subject.send(1)
    value.send(2)
    passing.subscription?.request(.max(1))
    current.subscription?.request(.max(2))
    subject.send(2)
    #expect(passing.received == [2])
    #expect(current.received == [2])
  }

  @Test func anEndWaitsForNobodyToAskForTheLastValue() {
    let asking = Asking(first: 0)
    let value = CurrentValueSubject<Int, Never>(1)
    value.receive(subscriber: asking)
    value.send(completion: .finished)
    #expect(asking.isComplete && asking.received == [])
  }

  @Test func aSubjectCountsRightWhenManyThreadsSend() async {
    let subject = PassthroughSubject<Int, Never>()
    let count = Counter()
    let link = subject.sink { _ in count.add() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for value in 0..<250 {
            subject.send(value)
            subject.sink { _ in }.cancel()
          }
        }
      }
    }
    link.cancel()
    subject.send(0)
    #expect(count.value == 2_000)
  }

  @Test func valuesGoToTheQueueInTheirOrder() async {
    let queue = DispatchQueue(label: "values")
    let received = await withCheckedContinuation { continuation in
      var values: [Int] = []
      var link: AnyCancellable?
      link = (0..<100).publisher.receive(on: queue).sink { _ in
        dispatchPrecondition(condition: .onQueue(queue))
        continuation.resume(returning: values)
        _ = link
      } receiveValue: {
        values.append($0)
      }
    }
    #expect(received == Array(0..<100))
  }

  @Test func anObjectTellsBeforeItChanges() {
    final class Model: ObservableObject {
      @Published var first = 1
      @Published var second = "a"
    }
    let model = Model()
    var seen: [Int] = []
    let link = model.objectWillChange.sink { [unowned model] in seen.append(model.first) }
    model.first = 2
    model.second = "b"
    model.objectWillChange.send()
    link.cancel()
    model.first = 3
    #expect(seen == [1, 2, 2])
  }

  @Test func aFailureCanBeReplaced() {
    struct Failure: Error {}
    var values: [Int] = []
    let link = [1, 2].publisher.tryMap { if $0 == 2 { throw Failure() } else { $0 } }
      .replaceError(with: 9).sink { values.append($0) }
    #expect(values == [1, 9])
    link.cancel()
  }

  @Test func theLatestOfTwoAreSentTogether() {
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(5))
    var sums: [Int] = []
    let link = first.combineLatest(second).map { $0 + $1 }.sink { sums.append($0) }
    first.send(2)
    second.value = 6
    #expect(sums == [6, 7, 8])
    link.cancel()
  }

  @Test func aNotificationIsSentOn() {
    let center = NotificationCenter()
    let name = Notification.Name("ModulesTests")
    nonisolated(unsafe) var count = 0
    let link = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    link.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  /// Connects by hand, and counts how often.
  private final class Pump: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never
    let subject = PassthroughSubject<Int, Never>()
    var connections = 0
    var isConnected = false

    func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Int, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    func connect() -> any Cancellable {
      connections += 1
      isConnected = true
      return AnyCancellable { self.isConnected = false }
    }
  }

  @Test func theFirstListenerConnectsAndTheLastOneEndsIt() {
    let pump = Pump()
    let values = pump.autoconnect()
    var received: [Int] = []
    #expect(!pump.isConnected)
    var links = (0..<2).map { listener in values.sink { received.append(10 * listener + $0) } }
    pump.subject.send(1)
    #expect(pump.connections == 1)
    #expect(received.sorted() == [1, 11])
    links.removeFirst().cancel()
    #expect(pump.isConnected)
    links.removeFirst().cancel()
    #expect(!pump.isConnected)
    _ = values.sink { received.append($0) }
    #expect(pump.connections == 2)
  }

  @Test func aFutureKeepsItsValue() {
    let future = Future<Int, Never> { $0(.success(3)) }
    var values: [Int] = []
    let links = [future.sink { values.append($0) }, future.sink { values.append($0) }]
    #expect(values == [3, 3])
    #expect(links.count == 2)
  }
}

/// Counts under a lock.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }

  func add() { lock.withLock { count += 1 } }
}
