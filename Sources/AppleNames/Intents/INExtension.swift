/// An app's answers to intents, which run beside its widgets on a phone; here nobody asks them.
///
/// Nonisolated, so that a subclass of a target that is isolated to the main actor may override what is
/// here, as it may where the class is Objective-C's.
nonisolated open class INExtension: NSObject, INIntentHandlerProviding {
  /// By default the extension itself answers; nobody calls it here.
  open func handler(for intent: INIntent) -> Any { self }
}

/// Who knows the answers to intents.
public protocol INIntentHandlerProviding: AnyObject {
  func handler(for intent: INIntent) -> Any
}

/// What an intent was answered.
nonisolated open class INIntentResponse {
  public var userActivity: NSUserActivity?

  public init() {}
}

/// That somebody did something, told to the system; no effect, since nobody listens.
public final class INInteraction {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// - Effect: none; the handler is told later that it is done.
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    later { completion?(nil) }
  }
  /// - Effect: none
  public func donate() async throws {}
}

/// A picture of something to choose; choices are listed in words.
/// - Effect: none
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
  ) { self.init(identifier: identifier, display: display, subtitle: subtitle) }

  public convenience init(
    identifier: String?, display: String, pronunciationHint: String?
  ) { self.init(identifier: identifier, display: display, subtitle: nil) }
}

/// What an app says of a value that was asked for aloud; here nobody asks.
/// - Effect: none
nonisolated open class INIntentResolutionResult {
  public required init() {}

  public class func needsValue() -> Self { Self() }
  public class func notRequired() -> Self { Self() }
  public class func unsupported() -> Self { Self() }
}

/// What an app says of a value of a type: it keeps neither the value nor what is said, as nobody asks.
/// - Effect: none
open class INValueResolutionResult<Value>: INIntentResolutionResult {
  public class func success(with value: Value) -> Self { Self() }
  public class func disambiguation(with values: [Value]) -> Self { Self() }
  public class func confirmationRequired(with value: Value?) -> Self { Self() }
}

/// As its base class keeps nothing, all texts make the same result.
public final class INStringResolutionResult: INValueResolutionResult<String> {}
/// As its base class keeps nothing, all numbers make the same result.
public final class INIntegerResolutionResult: INValueResolutionResult<Int> {}
/// As its base class keeps nothing, all numbers make the same result.
public final class INDoubleResolutionResult: INValueResolutionResult<Double> {}
/// As its base class keeps nothing, both values make the same result.
public final class INBooleanResolutionResult: INValueResolutionResult<Bool> {}
/// As its base class keeps nothing, all addresses make the same result.
public final class INURLResolutionResult: INValueResolutionResult<URL> {}
/// As its base class keeps nothing, all dates make the same result.
public final class INDateComponentsResolutionResult: INValueResolutionResult<DateComponents> {}

/// A number or a switch of an `INIntent`: a person sets a `Number`, the program reads an `NSNumber`.
///
/// Classes made from a definition file have it, as those of Xcode do.
public typealias NumberParameter<Number: IntentValue> = BoxedParameter<Number, NSNumber>

extension BoxedParameter where Boxed == NSNumber {
  public convenience init(title: LocalizedStringResource, default value: Int? = nil)
  where Value == Int {
    self.init(title, value, box: { NSNumber(value: $0) }, unbox: { $0.intValue })
  }

  public convenience init(title: LocalizedStringResource, default value: Double? = nil)
  where Value == Double {
    self.init(title, value, box: { NSNumber(value: $0) }, unbox: { $0.doubleValue })
  }

  public convenience init(title: LocalizedStringResource, default value: Bool? = nil)
  where Value == Bool {
    self.init(title, value, box: { NSNumber(value: $0) }, unbox: { $0.boolValue })
  }
}
