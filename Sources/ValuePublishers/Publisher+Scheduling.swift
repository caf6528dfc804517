extension Publisher {
  /// The values and the end on a queue, one after the other.
  ///
  /// A queue that works on several at once may change their order.
  public func receive(
    on queue: DispatchQueue, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    handedOver { work in queue.async { work() } }
  }

  /// The values and the end in a loop; those of the main one on the main queue, which also runs in
  /// a program that never runs the loop.
  public func receive(
    on loop: RunLoop, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    if loop === RunLoop.main { return receive(on: DispatchQueue.main) }
    return handedOver { work in loop.perform { work() } }
  }

  /// The values and the end on a queue of operations.
  public func receive(
    on queue: OperationQueue, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    handedOver { work in queue.addOperation { work() } }
  }

  /// Starts on a queue.
  public func subscribe(
    on queue: DispatchQueue, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let start = Work { self.receive(subscriber: sink) }
      queue.async { start() }
    }
  }

  private func handedOver(_ run: @escaping (Work) -> Void) -> AnyPublisher<Output, Failure> {
    through { value, sink in
      run(Work { sink.receive(value) })
    } completion: { completion, sink in
      run(Work { sink.receive(completion: completion) })
    }
  }
}

/// What is done elsewhere, once.
///
/// Unchecked, because Combine lets values go to other queues whatever they are; whoever sends one
/// has handed it over and does no more with it here.
struct Work: @unchecked Sendable {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func callAsFunction() { body() }
}
