import TextUI

/// What becomes of values that a subscriber has not asked for.
enum Surplus {
  /// They wait: those of sequences and requests.
  case waits
  /// They are lost: a subject tells those who listen then.
  case isLost
  /// The last of them waits until the end, which waits for nobody: a value that changes.
  case keepsLast
}

enum Event<Output, Failure: Error> {
  case value(Output)
  case end(Subscribers.Completion<Failure>)
}

/// Hands values to a subscriber no sooner than it asks for them, and none before ``open(_:)``.
final class Paced<Receiver: Subscriber>: Subscription, Sendable {
  private struct State {
    var waiting: [Receiver.Input] = []
    var completion: Subscribers.Completion<Receiver.Failure>?
    var demand = Subscribers.Demand.none
    /// True until it is open, too.
    var isSending = true
    var receiver: Receiver?
  }

  private let state: Locked<State>
  private let surplus: Surplus
  private let stop: Locked<(() -> Void)?>

  init(_ receiver: Receiver, _ surplus: Surplus) {
    state = Locked(State(receiver: receiver))
    self.surplus = surplus
    stop = Locked(nil)
  }

  func whenStopped(_ action: @escaping () -> Void) { stop.with { $0 = action } }

  /// Keeps what comes until ``deliver()``; calls nobody.
  func note(_ event: Event<Receiver.Input, Receiver.Failure>) {
    state.with {
      switch (event, surplus) {
      case (.end(let completion), .waits), (.end(let completion), .isLost):
        $0.completion = completion
      case (.end(let completion), .keepsLast):
        $0.completion = completion
        if $0.demand < .max($0.waiting.count) { $0.waiting.removeLast() }
      case (.value(let value), .waits): $0.waiting.append(value)
      case (.value(let value), .isLost):
        if $0.demand > .max($0.waiting.count) { $0.waiting.append(value) }
      case (.value(let value), .keepsLast):
        if $0.demand < .max($0.waiting.count) { $0.waiting.removeLast() }
        $0.waiting.append(value)
      }
    }
  }

  /// Who notes and tells for it, of what events become of others.
  func follower<Other>(
    _ event: @escaping (Other) -> Event<Receiver.Input, Receiver.Failure>
  ) -> Followers<Other>.Follower {
    Followers.Follower(note: { self.note(event($0)) }, tell: { self.deliver() })
  }

  func send(_ event: Event<Receiver.Input, Receiver.Failure>) {
    note(event)
    deliver()
  }

  /// Hands itself to the subscriber, and then what has been noted.
  func open(_ receiver: Receiver) {
    receiver.receive(subscription: self)
    state.with { $0.isSending = false }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    state.with { $0.demand += demand }
    deliver()
  }

  func cancel() {
    state.with {
      $0.receiver = nil
      $0.waiting = []
    }
    stop.with { $0.take() }?()
  }

  /// Sends what is asked for, and the end when nothing waits.
  ///
  /// One thread sends at a time, also what comes meanwhile, from the subscriber or others.
  func deliver() {
    let wasSending = state.with { exchange(&$0.isSending, with: true) }
    if wasSending { return }
    while let step = next() {
      switch step {
      case .value(let value, let receiver):
        let more = receiver.receive(value)
        state.with { $0.demand += more }
      case .end(let completion, let receiver): receiver.receive(completion: completion)
      }
    }
  }

  private enum Step {
    case value(Receiver.Input, Receiver)
    case end(Subscribers.Completion<Receiver.Failure>, Receiver)
  }

  private func next() -> Step? {
    state.with {
      if let receiver = $0.receiver {
        if $0.demand > .none, !$0.waiting.isEmpty {
          $0.demand -= 1
          return .value($0.waiting.removeFirst(), receiver)
        }
        if let completion = $0.completion, $0.waiting.isEmpty {
          $0.receiver = nil
          return .end(completion, receiver)
        }
      }
      $0.isSending = false
      return nil
    }
  }
}
