/// The parameters of one intent, found by looking into it: property wrappers are stored under the
/// property's name after an underscore.
package struct IntentParameters: Sendable {
  let all: [(key: String, parameter: any AnyIntentParameter)]

  /// The parameters of an `AppIntent` or an ``INIntent``, those of a superclass first.
  package init(of intent: Any) {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: intent)
    while let mirror = next {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    all = mirrors.reversed().flatMap(\.children).compactMap { child in
      guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else {
        return nil
      }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }

  /// The parameter of a key, in any case of its letters and with or without hyphens:
  /// `favorite-emoji` is `favoriteEmoji`.
  subscript(key: String) -> (key: String, parameter: any AnyIntentParameter)? {
    all.first { $0.key == key } ?? all.first { Self.folded($0.key) == Self.folded(key) }
  }

  private static func folded(_ key: String) -> String { key.lowercased().replacing("-", with: "") }

  /// Whether no query has to be asked for a value.
  package var areSettled: Bool { all.allSatisfy(\.parameter.isSettled) }

  /// Gives each parameter without a value the one its type has for that; false where there is none
  /// that the program could do with.
  package func fill() async -> Bool {
    var isFull = true
    for (_, parameter) in all where await !parameter.fill() { isFull = false }
    return isFull
  }
}

/// A parameter whose type is not known.
protocol AnyIntentParameter: AnyObject, Sendable {
  /// What a host shows of it, but for whether people see it.
  func description(key: String, in family: WidgetFamily) async throws -> WidgetParameter

  /// The value that a text means; `nil` where it means none.
  func value(of text: String) async throws -> (any IntentValue)?

  /// Sets a value of the parameter's own type; any other changes nothing.
  func set(_ value: any IntentValue)

  /// Drops the elements that a family has no room for.
  func limit(to family: WidgetFamily)

  /// Whether it has a value, or one that is known without asking.
  var isSettled: Bool { get }

  /// Sets the default of the type where there is no value; false where there is none.
  func fill() async -> Bool

  /// The value as text; `nil` is none.
  var text: String? { get }
}

extension IntentParameter: AnyIntentParameter {
  func description(key: String, in family: WidgetFamily) async throws -> WidgetParameter {
    let choices = try await offered()
    return WidgetParameter(
      key: key, title: title.key, summary: purpose?.key ?? "", shape: shape,
      value: text, bounds: bounds.map { ($0.lower.intentText, $0.upper.intentText) },
      size: sizes[family], choices: choices.map(WidgetParameter.Choice.init), isShown: true)
  }

  func value(of text: String) async throws -> (any IntentValue)? {
    let value: Value? =
      if let read { try await read(text) } else {
        try await Value.intentValue(of: text, among: options?.values())
      }
    guard let value else { return nil }
    return bounds?.contains(value) == false ? nil : value
  }

  func set(_ value: any IntentValue) { if let value = value as? Value { wrappedValue = value } }

  func limit(to family: WidgetFamily) {
    guard let size = sizes[family], let elements = chosen as? any RangeReplaceableCollection else {
      return
    }
    if let kept = prefix(of: elements, size.max) as? Value { wrappedValue = kept }
  }

  private func prefix<Elements: RangeReplaceableCollection>(
    of elements: Elements, _ count: Int
  ) -> Elements { Elements(elements.prefix(max(count, 0))) }

  var isSettled: Bool {
    guard chosen == nil else { return true }
    return (Value.self as? any OptionalIntentValue.Type)?.wrappedHasZero
      ?? (Value.intentZero != nil)
  }

  func fill() async -> Bool {
    if chosen != nil { return true }
    if let value = await Value.intentDefault() {
      wrappedValue = value
      return true
    }
    // Of a person who has chosen nothing a phone shows the first that is offered.
    guard let value = try? await offered().first as? Value else { return false }
    wrappedValue = value
    return true
  }

  private func offered() async throws -> [any IntentValue] {
    guard let options else { return try await Value.intentChoices() }
    return try await options.values()
  }

  var text: String? {
    guard let value = chosen ?? Value.intentZero else { return nil }
    let text = value.intentText
    return text.isEmpty && shape.isOptional ? nil : text
  }
}

/// An optional value, which is asked for where its type has none to begin with.
private protocol OptionalIntentValue {
  static var wrappedHasZero: Bool { get }
}

extension Optional: OptionalIntentValue where Wrapped: IntentValue {
  static var wrappedHasZero: Bool { Wrapped.intentZero != nil }
}
