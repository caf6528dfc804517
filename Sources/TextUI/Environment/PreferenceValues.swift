/// The preferences that the views of a picture have set, in reading order.
package struct PreferenceValues {
  private struct Entry {
    let key: ObjectIdentifier
    let value: Any
  }

  private var entries: [Entry] = []

  /// The value of a key, joined over all views; its default where none has set it.
  ///
  /// O(n).
  package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    value(of: key, from: 0)
  }

  var mark: Int { entries.count }

  func value<Key: PreferenceKey>(of key: Key.Type, from mark: Int) -> Key.Value {
    var result: Key.Value?
    for entry in entries[mark...] where entry.key == ObjectIdentifier(key) {
      guard let next = entry.value as? Key.Value else { continue }
      if var joined = result {
        key.reduce(value: &joined) { next }
        result = joined
      } else {
        result = next
      }
    }
    return result ?? key.defaultValue
  }

  /// Sets the value of a key for one view: what the views inside it had set gives way.
  mutating func set<Key: PreferenceKey>(_ value: Key.Value, for key: Key.Type, from mark: Int) {
    let others = entries[mark...].filter { $0.key != ObjectIdentifier(key) }
    entries.replaceSubrange(mark..., with: others)
    entries.append(Entry(key: ObjectIdentifier(key), value: value))
  }
}
