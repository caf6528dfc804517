import TextUI

extension Published.Publisher: Publisher {
  /// The property's type.
  public typealias Output = Value
  /// A property cannot fail.
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
  /// Tells only that something will change.
  public typealias Output = Void
  /// An object cannot fail.
  public typealias Failure = Never

  /// Tells before each change; one that was not asked for is lost.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    let paced = Paced(subscriber, .isLost)
    paced.whenStopped(follow(paced.follower { .value($0) }))
    paced.open(subscriber)
  }
}

extension NotificationCenter {
  /// Listens to an object, or to all with `nil`, once subscribed; on the thread that posts.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { Publisher(center: self, name: name, object: object) }

  /// Sends the notifications of a name.
  public struct Publisher: ValuePublishers.Publisher {
    /// The posted notification, with its object and user info.
    public typealias Output = Notification
    /// Posting cannot fail.
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Listens from here on until the subscription is cancelled; what was posted before is lost.
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
  /// Sends the time again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, loop: loop, mode: mode) }

  /// Sends the time again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time at which the timer fired.
    public typealias Output = Date
    /// A timer cannot fail.
    public typealias Failure = Never

    /// Seconds between two ticks.
    public let interval: TimeInterval
    private let loop: RunLoop
    private let mode: RunLoop.Mode
    private let ticks = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, loop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.loop = loop
      self.mode = mode
    }

    /// Sends nothing before ``connect()``; a tick that was not asked for is lost.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts a timer on the run loop until the returned object is cancelled; each call another.
    public func connect() -> any Cancellable {
      let ticks = ticks
      let timer = Timer(timeInterval: interval, repeats: true) { ticks.send($0.fireDate) }
      loop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

/// What sends only once it is connected.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects for the first who subscribes, and ends that when the last has gone.
  public func autoconnect() -> AnyPublisher<Output, Failure> { whileHeard { connect() } }
}

extension URLSession {
  /// Starts a GET request for each subscriber; cancelling the subscription cancels it.
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Starts a request for each subscriber; cancelling the subscription cancels it.
  ///
  /// An HTTP status such as 404 is a value. An error that is no `URLError` becomes `.unknown`.
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
