public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

nonisolated extension View {
  public consuming func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  {
    let value = LayoutValue(key: ObjectIdentifier(key), value: value)
    return wrapped { .trait(.layoutValue($0.tree.layoutValues.add(value))) }
  }
}

extension LayoutSubview {
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard session.holds(id) else { return key.defaultValue }
    return session.measurer.tree.layoutValue(ObjectIdentifier(key), of: id) as? Key.Value
      ?? key.defaultValue
  }
}

struct LayoutValue {
  let key: ObjectIdentifier
  let value: Any
}
