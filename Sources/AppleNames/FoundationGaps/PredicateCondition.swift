/// A condition that was read from words.
indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case compare(Quantity, Operand, Comparison, Operand, String.CompareOptions)

  enum Operand {
    case value(Any?)
    case path([String])
    case list([Operand])

    func value(of object: Any?) -> Any? {
      switch self {
      case .value(let value): value
      case .path(let path): keyedValue(of: object, at: path)
      case .list(let operands): operands.map { $0.value(of: object) }
      }
    }
  }

  /// How many of the values on the left have to compare so.
  enum Quantity { case itself, any, all, none }

  enum Comparison {
    case equal, unequal, less, atMost, greater, atLeast
    case begins, contains, ends, like, matches, isIn, between
  }

  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let answer): return answer
    case .not(let condition): return !condition.holds(for: object)
    case .all(let conditions): return conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): return conditions.contains { $0.holds(for: object) }
    case .compare(let quantity, let left, let comparison, let right, let options):
      let (left, right) = (left.value(of: object), right.value(of: object))
      func holds(_ value: Any?) -> Bool { comparison.holds(value, right, options) }
      let values = ComparableValue(left).elements ?? []
      switch quantity {
      case .itself: return holds(left)
      case .any: return values.contains(where: holds)
      case .all: return values.allSatisfy(holds)
      case .none: return !values.contains(where: holds)
      }
    }
  }
}

extension PredicateCondition.Comparison {
  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    let (first, second) = (
      ComparableValue(left, folded: options), ComparableValue(right, folded: options)
    )
    switch self {
    case .equal: return first == second
    case .unequal: return first != second
    case .less: return first.comparison(to: second) == .orderedAscending
    case .greater: return first.comparison(to: second) == .orderedDescending
    case .atMost: return first.comparison(to: second).map { $0 != .orderedDescending } ?? false
    case .atLeast: return first.comparison(to: second).map { $0 != .orderedAscending } ?? false
    case .begins: return first.text.flatMap { text in second.text.map(text.hasPrefix) } ?? false
    case .ends: return first.text.flatMap { text in second.text.map(text.hasSuffix) } ?? false
    case .contains:
      if let text = first.text { return second.text.map(text.contains) ?? false }
      return first.elements?.contains { ComparableValue($0, folded: options) == second } ?? false
    case .isIn: return Self.contains.holds(right, left, options)
    case .between:
      guard let bounds = second.elements, bounds.count == 2 else { return false }
      return Self.atLeast.holds(left, bounds[0], options)
        && Self.atMost.holds(left, bounds[1], options)
    case .matches: return second.text.map { first.isWhole(pattern: $0) } ?? false
    case .like:
      let pattern = second.text.map(NSRegularExpression.escapedPattern)
      return pattern.map {
        first.isWhole(
          pattern: $0.replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: "."))
      } ?? false
    }
  }
}

/// A value as conditions compare it, whatever type it has.
enum ComparableValue: Equatable {
  case none, number(Double), text(String), date(Date)
  case list([Any?])
  case other(AnyHashable)
  case nothingKnown

  init(_ value: Any?, folded options: String.CompareOptions = []) {
    // An optional in an `Any` is seen by its mirror alone.
    guard let given = value else { self = .none; return }
    let mirror = Mirror(reflecting: given)
    if mirror.displayStyle == .optional {
      self.init(mirror.children.first?.value, folded: options)
      return
    }
    switch given {
    case is NSNull: self = .none
    case let text as String: self = .text(text.folding(options: options, locale: nil))
    case let text as NSString:
      self = .text(String(describing: text).folding(options: options, locale: nil))
    case let date as Date: self = .date(date)
    case let date as NSDate:
      self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case let number as Bool: self = .number(number ? 1 : 0)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let list as [Any?]: self = .list(list)
    case let list as NSArray: self = .list(Array(list))
    case let set as NSSet: self = .list(set.allObjects)
    case let set as Set<AnyHashable>: self = .list(set.map(\.base))
    case let id as NSUUID: self = .other(UUID(uuidString: id.uuidString))
    case let other as AnyHashable: self = .other(other)
    default: self = .nothingKnown
    }
  }

  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.none, .none): true
    case (.number(let first), .number(let second)): first == second
    case (.text(let first), .text(let second)): first == second
    case (.date(let first), .date(let second)): first == second
    case (.other(let first), .other(let second)): first == second
    case (.list(let first), .list(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy { ComparableValue($0) == ComparableValue($1) }
    default: false
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var elements: [Any?]? { if case .list(let list) = self { list } else { nil } }

  /// How values of the same kind follow each other.
  func comparison(to other: Self) -> ComparisonResult? {
    func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
      first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
    }
    switch (self, other) {
    case (.number(let first), .number(let second)): return order(first, second)
    case (.text(let first), .text(let second)): return order(first, second)
    case (.date(let first), .date(let second)): return order(first, second)
    default: return nil
    }
  }

  /// How values are sorted: what is missing comes first.
  func order(to other: Self) -> ComparisonResult {
    switch (self == .none, other == .none) {
    case (true, true): .orderedSame
    case (true, false): .orderedAscending
    case (false, true): .orderedDescending
    case (false, false): comparison(to: other) ?? .orderedSame
    }
  }

  /// Whether a regular expression is about all of a text.
  func isWhole(pattern: String) -> Bool {
    text.map { $0.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil } ?? false
  }
}
