/// The preferences that the views of a picture have set, in reading order.
package struct PreferenceValues {
  struct Entry {
    let key: ObjectIdentifier
    let value: Any
    /// The last node at the time: it tells inside which child of a container the value was set.
    var node: Int
  }

  private var entries: [Entry] = []

  /// The value of a key, combined over all views; its default if none sets it; O(n).
  package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value { value(of: key, from: 0) }

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

  /// Sets the value of a key for one view, replacing the values of the views inside.
  mutating func set<Key: PreferenceKey>(
    _ value: Key.Value, for key: Key.Type, from mark: Int, node: Int
  ) {
    let others = entries[mark...].filter { $0.key != ObjectIdentifier(key) }
    entries.replaceSubrange(mark..., with: others)
    entries.append(Entry(key: ObjectIdentifier(key), value: value, node: node))
  }

  func entries(from mark: Int) -> [Entry] { Array(entries[mark...]) }

  mutating func append(_ others: PreferenceValues) { entries += others.entries }

  /// Adds the entries of another pass as if a node had set them.
  mutating func append(_ found: [Entry], node: Int) {
    for var entry in found {
      entry.node = node
      entries.append(entry)
    }
  }

  /// Drops the entries since `mark` except those set inside some nodes.
  mutating func keep(only nodes: ClosedRange<Int>?, from mark: Int) {
    let kept = entries[mark...].filter { nodes?.contains($0.node) == true }
    entries.replaceSubrange(mark..., with: kept)
  }
}
