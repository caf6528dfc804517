package import DateStyles
package import struct Foundation.CGFloat

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The environment values that are the same for most of a picture.
///
/// Modifiers copy the environment; these values are held behind one reference so that a copy costs
/// one more reference count and not one for each.
package struct SharedEnvironment: Sendable {
  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  private struct Values: Sendable {
    var dateText = DateText(clock: .utc, localeIdentifier: "en_US")
    var now = Date(timeIntervalSinceReferenceDate: 0)
    var colorAssets: [String: ColorAsset] = [:]
    var displayScale: CGFloat = 1
    var gaugeStyle: any GaugeStyle = DefaultGaugeStyle()
    var progressViewStyle: any ProgressViewStyle = DefaultProgressViewStyle()
    var custom: [CustomValue] = []
  }

  private static let initial = Storage(Values())

  private var storage = initial

  /// Creates the values of a picture that nothing is known about.
  package init() {}

  private func replacing(_ change: (inout Values) -> Void) -> Storage {
    var values = storage.values
    change(&values)
    return Storage(values)
  }

  /// What dates are shown by.
  var dateText: DateText { storage.values.dateText }

  /// The wall clock that dates are shown by.
  package var clock: WallClock {
    get { storage.values.dateText.clock }
    set { storage = replacing { $0.dateText.clock = newValue } }
  }

  /// The language and conventions of texts, as a `Locale`'s identifier: the first `Locale` of a
  /// process costs 0.2 ms, and English texts need none.
  package var localeIdentifier: String {
    get { storage.values.dateText.localeIdentifier }
    set { storage = replacing { $0.dateText.localeIdentifier = newValue } }
  }

  /// The moment at which the picture is shown.
  package var now: Date {
    get { storage.values.now }
    set { storage = replacing { $0.now = newValue } }
  }

  /// The colours that are known by name.
  package var colorAssets: [String: ColorAsset] {
    get { storage.values.colorAssets }
    set { storage = replacing { $0.colorAssets = newValue } }
  }

  /// Pixels a point.
  package var displayScale: CGFloat {
    get { storage.values.displayScale }
    set { storage = replacing { $0.displayScale = newValue } }
  }

  var gaugeStyle: any GaugeStyle {
    get { storage.values.gaugeStyle }
    set { storage = replacing { $0.gaugeStyle = newValue } }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { storage.values.progressViewStyle }
    set { storage = replacing { $0.progressViewStyle = newValue } }
  }

  /// The value set for a key of one's own.
  ///
  /// O(n) in such keys, of which a picture has a few: building the type of a dictionary would cost
  /// each start of a process more than all its look-ups save.
  func custom(_ key: ObjectIdentifier) -> Any? {
    storage.values.custom.first { $0.key == key }?.value
  }

  /// Sets the value for a key of one's own.
  mutating func setCustom(_ value: Any, for key: ObjectIdentifier) {
    storage = replacing { values in
      values.custom.removeAll { $0.key == key }
      values.custom.append(CustomValue(key: key, value: value))
    }
  }

  /// Takes away the value for a key.
  mutating func removeCustom(for key: ObjectIdentifier) {
    storage = replacing { $0.custom.removeAll { $0.key == key } }
  }
}

extension SharedEnvironment {
  /// Sets the object of a type, or takes it away.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    let type = ObjectIdentifier(Object.self)
    if let object { setCustom(object, for: type) } else { removeCustom(for: type) }
  }
}

/// A value of a user's environment key.
///
/// It is unchecked because a key's value need not be Sendable: it is only handed out through
/// ``EnvironmentValues``' subscript while a body is evaluated, and drawings, which may run
/// elsewhere, keep no environment.
struct CustomValue: @unchecked Sendable {
  let key: ObjectIdentifier
  let value: Any
}
