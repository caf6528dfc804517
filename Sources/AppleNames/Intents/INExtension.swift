/// An app's answers to intents, which run beside its widgets on a phone; here nobody asks them.
open class INExtension: INIntentHandlerProviding {
  public init() {}

  /// Who answers an intent: by default this.
  open func handler(for intent: INIntent) -> Any { self }
}

/// Who knows the answers to intents.
public protocol INIntentHandlerProviding: AnyObject {
  func handler(for intent: INIntent) -> Any
}

/// What an intent was answered.
open class INIntentResponse {
  public var userActivity: NSUserActivity?

  public init() {}
}

/// That somebody did something, told to the system; no effect, since nobody listens.
public final class INInteraction {
  /// What was done.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  public func donate(completion: ((any Error)?) -> Void = { _ in }) { completion(nil) }
}

/// A picture of something to choose; choices are listed in words.
public final class INImage: Sendable {
  private init() {}

  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
  public convenience init?(uiImage: UIImage) { self.init() }
  public static func systemImageNamed(_ systemImageName: String) -> INImage { INImage() }
}

extension INObject {
  /// An object of a name; choices are listed without pictures.
  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: display, subtitle: subtitle)
  }

  /// An object of a name and how it is said.
  public convenience init(
    identifier: String?, display: String, pronunciationHint: String?
  ) {
    self.init(identifier: identifier, display: display, subtitle: nil)
  }
}

/// What an app is doing, to be gone on with elsewhere; nothing here goes on.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?

  public init(activityType: String) {
    self.activityType = activityType
  }
}
