import TextUI

extension Published.Publisher: Publisher {
  public typealias Output = Value
  public typealias Failure = Never

  /// Sends the value now and each that is set; a slow subscriber misses all but the last.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Value, Receiver.Failure == Never {
    let paced = Paced(subscriber, .keepsLast)
    paced.whenStopped(follow(paced.follower { .value($0) }))
    paced.open(subscriber)
  }
}

extension ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  /// A change that was not asked for is lost.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    let paced = Paced(subscriber, .isLost)
    paced.whenStopped(follow(paced.follower { .value($0) }))
    paced.open(subscriber)
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { Publisher(center: self, name: name, object: object) }

  public struct Publisher: ValuePublishers.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Notification, Receiver.Failure == Never {
      AnyPublisher<Notification, Never> { sink in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          sink.receive($0)
        }
        sink.receive(subscription: Link { center.removeObserver(token) })
      }.receive(subscriber: subscriber)
    }
  }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, loop: loop, mode: mode) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let loop: RunLoop
    private let mode: RunLoop.Mode
    private let ticks = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, loop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.loop = loop
      self.mode = mode
    }

    /// A tick that was not asked for is lost.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let ticks = ticks
      let timer = Timer(timeInterval: interval, repeats: true) { ticks.send($0.fireDate) }
      loop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> { whileHeard { connect() } }
}

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// An error that is no `URLError` becomes `.unknown`.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { [self] sink in
      let task = dataTask(with: request) { data, response, error in
        if let data, let response {
          sink.receive((data, response))
          sink.receive(completion: .finished)
        } else {
          sink.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      sink.receive(subscription: Link { task.cancel() })
      task.resume()
    }
  }
}
