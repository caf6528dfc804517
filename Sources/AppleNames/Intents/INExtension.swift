/// An app extension that handles intents, which never runs here.
///
/// Nonisolated, so that a subclass in a target isolated to the main actor can override its methods,
/// as with Apple's Objective-C class.
nonisolated open class INExtension: NSObject, INIntentHandlerProviding {
  /// Returns the extension itself by default; never called here.
  open func handler(for intent: INIntent) -> Any { self }
}

/// Provides the handlers of intents.
public protocol INIntentHandlerProviding: AnyObject {
  func handler(for intent: INIntent) -> Any
}

/// The response to an intent.
nonisolated open class INIntentResponse {
  public var userActivity: NSUserActivity?

  public init() {}
}

/// A donated interaction with the app; donating it has no effect.
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

/// A picture of a choice; choices are listed without pictures.
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
  /// Creates an object from a name; choices are listed without pictures.
  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) { self.init(identifier: identifier, display: display, subtitle: subtitle) }

  public convenience init(
    identifier: String?, display: String, pronunciationHint: String?
  ) { self.init(identifier: identifier, display: display, subtitle: nil) }
}

/// The result of resolving a parameter; never used here.
/// - Effect: none
nonisolated open class INIntentResolutionResult {
  public required init() {}

  public class func needsValue() -> Self { Self() }
  public class func notRequired() -> Self { Self() }
  public class func unsupported() -> Self { Self() }
}

/// The result of resolving a parameter of a type; never used, so it stores nothing.
/// - Effect: none
open class INValueResolutionResult<Value>: INIntentResolutionResult {
  public class func success(with value: Value) -> Self { Self() }
  public class func disambiguation(with values: [Value]) -> Self { Self() }
  public class func confirmationRequired(with value: Value?) -> Self { Self() }
}

/// Equal for all texts, because the base class stores nothing.
public final class INStringResolutionResult: INValueResolutionResult<String> {}
/// Equal for all numbers, because the base class stores nothing.
public final class INIntegerResolutionResult: INValueResolutionResult<Int> {}
/// Equal for all numbers, because the base class stores nothing.
public final class INDoubleResolutionResult: INValueResolutionResult<Double> {}
/// Equal for both values, because the base class stores nothing.
public final class INBooleanResolutionResult: INValueResolutionResult<Bool> {}
/// Equal for all URLs, because the base class stores nothing.
public final class INURLResolutionResult: INValueResolutionResult<URL> {}
/// Equal for all dates, because the base class stores nothing.
public final class INDateComponentsResolutionResult: INValueResolutionResult<DateComponents> {}

/// A number or switch of an `INIntent`: a person sets a `Number`, the program reads an `NSNumber`.
///
/// Classes generated from a definition file use it, like Xcode's.
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
