import AppIntents
import Combine
import Intents
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ExtensionTests {
  @Test func viewsAreTakenOneByOne() {
    let drawn = CellRenderer(
      content: RateView(entry: RateEntry(date: .now, values: [])), columns: 14, rows: 5,
      environment: EnvironmentValues()
    ).render().grid.plain()
    let lines = drawn.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["Rates<", "o   o   o", "Box in", "1. one", "2. two"])
  }

  @Test func someCornersAreRounded() {
    let path = RoundedCorner(radius: 8, corners: [.topLeft])
      .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)))
  }

  @Test func anArcGoesTheWayOfUIKit() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.minX > -0.1 && path.bounds.maxY > 9.9)
  }

  @Test func classesOfADefinitionFileAreSetAndDrawn() async throws {
    let intent = SelectStationIntent()
    #expect(intent.count == 3)
    #expect(intent.mode == .unknown)
    intent.station = Station(identifier: "b", display: "Berlin")
    intent.mode = .train
    intent.count = 5
    let drawn = CellRenderer(
      content: StationView(entry: DeparturesEntry(date: .now, configuration: intent)),
      columns: 12, rows: 2, environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(drawn.contains("Berlin 5"))
    #expect(drawn.contains("by train"))
    var offered: [String?] = []
    IntentHandler().provideStationOptionsCollection(for: intent) { collection, _ in
      offered = collection?.allItems.map(\.identifier) ?? []
    }
    #expect(offered == ["b"])
  }

  @Test func aQueryMayAnswerInSections() async throws {
    let choices = try await RateQuery().suggestedEntities().sections.map { $0.items.count }
    #expect(choices == [2, 1])
    #expect(try await Rate.intentValue(of: "CHF")?.id == "CHF")
  }
}

@Suite struct CombineTests {
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
}

/// Counts under a lock.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }

  func add() { lock.withLock { count += 1 } }
}
