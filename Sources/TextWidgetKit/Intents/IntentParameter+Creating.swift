extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, description, value: value, bounds: ParameterBounds(inclusiveRange))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, description, bounds: ParameterBounds(inclusiveRange))
  }

  /// `nil` is always within the bounds.
  public convenience init<Wrapped: Comparable & IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = nil, controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Wrapped, upperBound: Wrapped),
    requestValueDialog: IntentDialog? = nil
  ) where Value == Wrapped? {
    self.init(title, description, value: value, bounds: ParameterBounds(inclusiveRange))
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentParameterControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, optionsProvider: Options, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value, options: ParameterOptions(optionsProvider)) }

  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider: Options, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, options: ParameterOptions(optionsProvider)) }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) { self.init(title, description, options: ParameterOptions(query)) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description) }

  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: [WidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil
  ) where Value == [Element] { self.init(title, description, value: value, sizes: size) }

  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) where Value == [Element] {
    self.init(title: title, description: description, default: value, size: .all(size))
  }

  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    size: [WidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil
  ) where Value == [Element]? { self.init(title, description, sizes: size) }

  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) where Value == [Element]? {
    self.init(title: title, description: description, size: .all(size))
  }

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

public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// Never enforced.
  public let min: Int
  /// Further elements are dropped.
  public let max: Int

  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }

  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}

public typealias IntentWidgetFamily = WidgetFamily

/// Ignored, since values are typed.
public enum IntentParameterControlStyle: Hashable, Sendable {
  case automatic, field, stepper, slider
}

/// Ignored, since the whole date is typed.
public enum IntentParameterDateKind: Hashable, Sendable { case date, time, dateTime }
