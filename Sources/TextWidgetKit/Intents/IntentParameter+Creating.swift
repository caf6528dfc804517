extension IntentParameter {
  /// Creates a parameter with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  /// Creates a parameter without a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description) }

  /// Creates a number with a default and closed bounds; the style is ignored.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, description, value: value, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates a number with closed bounds; the style is ignored.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, description, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates an optional number with closed bounds; `nil` is always within them.
  public convenience init<Wrapped: Comparable & IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = nil, controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Wrapped, upperBound: Wrapped),
    requestValueDialog: IntentDialog? = nil
  ) where Value == Wrapped? {
    self.init(title, description, value: value, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates a number with a default; the style is ignored.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentParameterControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  /// Creates a parameter with a default, to choose from a provider's offer.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, optionsProvider: Options, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value, options: ParameterOptions(optionsProvider)) }

  /// Creates a parameter to choose from a provider's offer.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider: Options, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, options: ParameterOptions(optionsProvider)) }

  /// Creates a parameter to choose from what a query suggests.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) { self.init(title, description, options: ParameterOptions(query)) }

  /// Creates a date with a default; a text always gives the whole date.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  /// Creates a date; a text always gives the whole date.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description) }

  /// Creates a list with a size per family; elements beyond the maximum are dropped.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: [WidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil
  ) where Value == [Element] { self.init(title, description, value: value, sizes: size) }

  /// Creates a list with one size for every family.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) where Value == [Element] {
    self.init(title: title, description: description, default: value, size: .all(size))
  }

  /// Creates an optional list with a size per family.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    size: [WidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil
  ) where Value == [Element]? { self.init(title, description, sizes: size) }

  /// Creates an optional list with one size for every family.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) where Value == [Element]? {
    self.init(title: title, description: description, size: .all(size))
  }

  /// Creates a list with a size per family, to choose from a provider's offer.
  public convenience init<Element: IntentValue, Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: [WidgetFamily: IntentCollectionSize], optionsProvider: Options,
    requestValueDialog: IntentDialog? = nil
  ) where Value == [Element] {
    self.init(
      title, description, value: value, sizes: size, options: ParameterOptions(optionsProvider))
  }
}

extension [WidgetFamily: IntentCollectionSize] {
  fileprivate static func all(_ size: IntentCollectionSize) -> Self {
    Dictionary(uniqueKeysWithValues: WidgetFamily.allCases.map { ($0, size) })
  }
}

/// The number of elements in a list parameter.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The minimum that people are asked for; never enforced.
  public let min: Int
  /// The maximum; further elements are dropped.
  public let max: Int

  /// Creates a range, both ends included.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }

  /// Creates a fixed size.
  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}

/// Apple's name for a family in parameter sizes.
public typealias IntentWidgetFamily = WidgetFamily

/// The control for editing a number; ignored, since values are typed.
public enum IntentParameterControlStyle: Hashable, Sendable {
  case automatic, field, stepper, slider
}

/// The parts of a date to edit; ignored, since the whole date is typed.
public enum IntentParameterDateKind: Hashable, Sendable { case date, time, dateTime }
