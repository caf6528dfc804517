extension NSPredicate {
  /// A condition in words: comparisons of properties with values or each other, `IN`, `BETWEEN`,
  /// `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE` and `MATCHES` with `[cd]`, `ANY`, `ALL` and `NONE`,
  /// joined by `AND`, `OR` and `NOT`.
  ///
  /// Properties are those of dictionaries and managed objects, as Swift's own have no names while a
  /// program runs. Functions, subqueries, arithmetic and variables are not read: such a condition holds
  /// for nothing, and fetching by it throws.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments: arguments ?? [])
    let condition = parser.condition()
    self.init { object, _ in
      if let probe = object as? PredicateProbe {
        if condition == nil { probe.unreadable = predicateFormat }
        return false
      }
      return condition?.holds(for: object) ?? false
    }
  }

  /// A condition in words.
  public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// The first part that could not be read.
  package var unreadableFormat: String? {
    if let compound = self as? NSCompoundPredicate {
      return compound.subpredicates.lazy.compactMap(\.unreadableFormat).first
    }
    let probe = PredicateProbe()
    _ = evaluate(with: probe)
    return probe.unreadable
  }
}

/// Asks a predicate whether it could be read.
private final class PredicateProbe {
  var unreadable: String?
}

/// Something whose properties are found by name while the program runs.
package protocol KeyValued {
  func keyedValue(_ key: String) -> Any?
}

extension Dictionary: KeyValued where Key == String {
  package func keyedValue(_ key: String) -> Any? { self[key] }
}

/// The value at the end of a path, such as `author.name`; of a collection, those of its elements.
package func keyedValue(of object: Any?, at path: some Collection<String>) -> Any? {
  guard let key = path.first else { return object }
  if let keyed = object as? any KeyValued {
    return keyedValue(of: keyed.keyedValue(key), at: path.dropFirst())
  }
  guard let elements = ComparableValue(object).elements else { return nil }
  if key == "@count" { return elements.count }
  return elements.map { keyedValue(of: $0, at: path) }
}

extension NSSortDescriptor {
  /// Sorts dictionaries and managed objects by a property, found by its name.
  public convenience init(key: String?, ascending: Bool) {
    let path = (key ?? "").split(separator: ".").map(String.init)
    self.init(keyPath: \NSObject.itself, ascending: ascending) { first, second in
      ComparableValue(keyedValue(of: first, at: path)).order(
        to: ComparableValue(keyedValue(of: second, at: path)))
    }
  }

  /// Sorts by a property that may be missing: those without come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      ComparableValue(first).order(to: ComparableValue(second))
    }
  }
}

extension NSObject {
  fileprivate var itself: NSObject { self }
}
