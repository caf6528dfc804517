import TextUI

extension Publisher {
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { sink in
      let both = Gathering(sink)
      let steps = (both.step { sink.receive($0) }, both.step { sink.receive($0) })
      receive(subscriber: steps.0)
      other.receive(subscriber: steps.1)
    }
  }

  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { sink in
      let inner = Gathering(sink)
      let outer = inner.step { (value: Output) in
        let step = inner.step { sink.receive($0) }
        transform(value).receive(subscriber: step)
      }
      receive(subscriber: outer)
    }
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { sink in
      let last = Locked<(first: Output?, second: Other.Output?)>((nil, nil))
      map { .first($0) }.merge(with: other.map { Side.second($0) }).compactMap { side in
        last.with {
          switch side {
          case .first(let value): $0.first = value
          case .second(let value): $0.second = value
          }
          guard let first = $0.first, let second = $0.second else { return nil }
          return (first, second)
        }
      }.receive(subscriber: sink)
    }
  }

  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
  }
}

extension Publisher where Failure == Never {
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Other.Failure> {
    setFailureType(to: Other.Failure.self).flatMap(transform)
  }
}

/// A value of one of two that are merged, so that what any thread sends has one order.
private enum Side<First, Second> {
  case first(First)
  case second(Second)
}

/// Follows several publishers for one subscriber: ends when all have, or at the first failure.
final class Gathering<Output, Failure: Error>: Sendable {
  private let sink: Subscribers.Sink<Output, Failure>
  private let state = Locked((steps: [Int: any Cancellable](), count: 0, isOver: false))

  init(_ sink: Subscribers.Sink<Output, Failure>) {
    self.sink = sink
    sink.receive(
      subscription: Link { [state] in
        let steps = state.with {
          $0.isOver = true
          return exchange(&$0.steps, with: [:])
        }
        for (_, step) in steps.sorted(by: { $0.key < $1.key }) { step.cancel() }
      })
  }

  /// What is to follow one of them.
  ///
  /// All wait for it from here on, so that no other is the last before it subscribes.
  func step<Input>(_ value: @escaping (Input) -> Void) -> Subscribers.Sink<Input, Failure> {
    let number = state.with {
      $0.count += 1
      return $0.count
    }
    let step = Subscribers.Sink<Input, Failure> { [self] completion in
      switch completion {
      case .failure: sink.finish(completion)
      case .finished:
        let isLast = state.with { $0.steps.removeValue(forKey: number) != nil && $0.steps.isEmpty }
        if isLast { sink.receive(completion: .finished) }
      }
    } receiveValue: {
      value($0)
    }
    let isOver = state.with {
      if !$0.isOver { $0.steps[number] = step }
      return $0.isOver
    }
    if isOver { step.cancel() }
    return step
  }
}
