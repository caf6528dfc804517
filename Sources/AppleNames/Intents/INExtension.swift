/// Never runs here; nonisolated, so that a subclass on the main actor can override its methods.
nonisolated open class INExtension: NSObject, INIntentHandlerProviding {
  /// Returns the extension itself by default; never called here.
  open func handler(for intent: INIntent) -> Any { self }
}

public protocol INIntentHandlerProviding: AnyObject {
  func handler(for intent: INIntent) -> Any
}

nonisolated open class INIntentResponse {
  public var userActivity: NSUserActivity?

  public init() {}
}

/// Donating it has no effect.
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

/// - Effect: none; choices are listed without pictures.
public final class INImage: Sendable {
  private init() {}

  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
  public convenience init?(uiImage: UIImage) { self.init() }
  public static func systemImageNamed(_ systemImageName: String) -> INImage { INImage() }
}

extension INObject {
  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) { self.init(identifier: identifier, display: display, subtitle: subtitle) }

  public convenience init(
    identifier: String?, display: String, pronunciationHint: String?
  ) { self.init(identifier: identifier, display: display, subtitle: nil) }
}

/// - Effect: none; never used here.
nonisolated open class INIntentResolutionResult {
  public required init() {}

  public class func needsValue() -> Self { Self() }
  public class func notRequired() -> Self { Self() }
  public class func unsupported() -> Self { Self() }
}

/// - Effect: none; it stores nothing, so all of a type are equal.
open class INValueResolutionResult<Value>: INIntentResolutionResult {
  public class func success(with value: Value) -> Self { Self() }
  public class func disambiguation(with values: [Value]) -> Self { Self() }
  public class func confirmationRequired(with value: Value?) -> Self { Self() }
}

public final class INStringResolutionResult: INValueResolutionResult<String> {}
public final class INIntegerResolutionResult: INValueResolutionResult<Int> {}
public final class INDoubleResolutionResult: INValueResolutionResult<Double> {}
public final class INBooleanResolutionResult: INValueResolutionResult<Bool> {}
public final class INURLResolutionResult: INValueResolutionResult<URL> {}
public final class INDateComponentsResolutionResult: INValueResolutionResult<DateComponents> {}

/// A number or switch of an `INIntent`: a person sets a `Number`, the program reads an `NSNumber`.
///
/// Classes generated from a definition file use it, like Xcode's.
public typealias NumberParameter<Number: IntentValue> = BoxedParameter<Number, NSNumber>

extension BoxedParameter where Boxed == NSNumber {
  public convenience init(
    title: LocalizedStringResource, default value: Int? = nil,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil
  ) where Value == Int {
    self.init(
      title, value, bounds: inclusiveRange.map { ParameterBounds($0) },
      box: { NSNumber(value: $0) }, unbox: { $0.intValue })
  }

  public convenience init(
    title: LocalizedStringResource, default value: Double? = nil,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil
  ) where Value == Double {
    self.init(
      title, value, bounds: inclusiveRange.map { ParameterBounds($0) },
      box: { NSNumber(value: $0) }, unbox: { $0.doubleValue })
  }

  public convenience init(title: LocalizedStringResource, default value: Bool? = nil)
  where Value == Bool {
    self.init(title, value, box: { NSNumber(value: $0) }, unbox: { $0.boolValue })
  }
}
