/// An intent's parameters, found by reflection: a wrapper is stored under its name after a `_`.
package struct IntentParameters: Sendable {
  let all: [(key: String, parameter: any AnyIntentParameter)]

  /// Reads an `AppIntent` or an ``INIntent``; the parameters of a superclass come first.
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

  /// Finds a parameter by key, ignoring case and hyphens: `favorite-emoji` finds `favoriteEmoji`.
  subscript(key: String) -> (key: String, parameter: any AnyIntentParameter)? {
    all.first { $0.key == key } ?? all.first { Self.folded($0.key) == Self.folded(key) }
  }

  private static func folded(_ key: String) -> String { key.lowercased().replacing("-", with: "") }

  /// True when every value is known without asking a query.
  package var areSettled: Bool { all.allSatisfy(\.parameter.isSettled) }

  /// Fills each missing value with its type's default; returns false if a type has none.
  package func fill() async -> Bool {
    var isFull = true
    for (_, parameter) in all where await !parameter.fill() { isFull = false }
    return isFull
  }
}

/// An `IntentParameter` with its type erased.
protocol AnyIntentParameter: AnyObject, Sendable {
  /// Describes the parameter for a host, except `isShown`.
  func description(key: String, in family: WidgetFamily) async throws -> WidgetParameter

  /// The value that a text means, or `nil` if the type does not accept it.
  func value(of text: String) async throws -> (any IntentValue)?

  /// Sets the value; ignores a value of another type.
  func set(_ value: any IntentValue)

  /// Drops the elements beyond the maximum of a family.
  func limit(to family: WidgetFamily)

  /// Whether reading the value needs no query.
  var isSettled: Bool { get }

  /// Fills a missing value with its type's default; returns false if the type has none.
  func fill() async -> Bool

  /// The value as text; `nil` without a value.
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
    if options != nil { return false }
    return (Value.self as? any OptionalIntentValue.Type)?.wrappedHasZero
      ?? (Value.intentZero != nil)
  }

  func fill() async -> Bool {
    if chosen != nil { return true }
    var value: Value? = await options?.standard()
    if value == nil { value = await Value.intentDefault() }
    // Without a choice, a phone shows the first value that the provider offers.
    if value == nil { value = try? await offered().first as? Value }
    guard let value else { return false }
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

/// An optional value; whether a query has to supply a missing one depends on the wrapped type.
private protocol OptionalIntentValue {
  static var wrappedHasZero: Bool { get }
}

extension Optional: OptionalIntentValue where Wrapped: IntentValue {
  static var wrappedHasZero: Bool { Wrapped.intentZero != nil }
}
