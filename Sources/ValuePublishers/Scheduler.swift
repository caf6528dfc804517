import TextUI

/// Where and when work is done: a queue or a loop.
public protocol Scheduler {
  /// Does work after a number of seconds.
  func schedule(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void)
}

/// A length of time that schedulers wait.
public struct SchedulerStride: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The length in seconds.
  public var timeInterval: TimeInterval

  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  public init(integerLiteral value: TimeInterval) { timeInterval = value }

  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
}

extension DispatchQueue: Scheduler {
  /// Waits on the clock that stops while the machine sleeps.
  public func schedule(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: .now() + seconds, execute: work)
  }
}

extension RunLoop: Scheduler {
  /// Does work in the loop; the main one's on the main queue, which runs without the loop too.
  public func schedule(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(after: seconds, work) }
    add(Timer(timeInterval: seconds, repeats: false) { _ in work() }, forMode: .default)
  }
}

extension Publisher {
  /// A failure is at once.
  public func delay<Context: Scheduler>(
    for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    through { value, sink in
      let work = Work { sink.receive(value) }
      scheduler.schedule(after: interval.timeInterval) { work() }
    } completion: { completion, sink in
      guard case .finished = completion else { return sink.receive(completion: completion) }
      let work = Work { sink.receive(completion: completion) }
      scheduler.schedule(after: interval.timeInterval) { work() }
    }
  }

  public func debounce<Context: Scheduler>(
    for dueTime: SchedulerStride, scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { sink in
      let waiting = Locked<(number: Int, value: Output?)>((0, nil))
      let step: AnyPublisher<Output, Failure> = through { value, sink in
        let number = waiting.with {
          $0 = ($0.number + 1, value)
          return $0.number
        }
        let work = Work {
          let due: Output? = waiting.with {
            guard $0.number == number else { return nil }
            return exchange(&$0.value, with: nil)
          }
          if let due { sink.receive(due) }
        }
        scheduler.schedule(after: dueTime.timeInterval) { work() }
      } completion: { completion, sink in
        let last = waiting.with { exchange(&$0.value, with: nil) }
        if case .finished = completion, let last { sink.receive(last) }
        sink.receive(completion: completion)
      }
      step.receive(subscriber: sink)
    }
  }

  /// A queue that works on several at once may change the order.
  public func receive(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
    handedOver { work in queue.async { work() } }
  }

  /// The main loop's arrive on the main queue, which runs in a program without the loop too.
  public func receive(on loop: RunLoop) -> AnyPublisher<Output, Failure> {
    if loop === RunLoop.main { return receive(on: DispatchQueue.main) }
    return handedOver { work in loop.perform { work() } }
  }

  public func receive(on queue: OperationQueue) -> AnyPublisher<Output, Failure> {
    handedOver { work in queue.addOperation { work() } }
  }

  public func subscribe(on queue: DispatchQueue) -> AnyPublisher<Output, Failure> {
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

  init(_ body: @escaping () -> Void) { self.body = body }

  func callAsFunction() { body() }
}
