extension IntentParameter {
  /// A parameter with a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  /// A parameter without a default.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description) }

  /// A number with a default and bounds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, description, value: value, bounds: ParameterBounds(inclusiveRange))
  }

  /// A number with bounds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, description, bounds: ParameterBounds(inclusiveRange))
  }

  /// A number or none, with bounds.
  public convenience init<Wrapped: Comparable & IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = nil, controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (lowerBound: Wrapped, upperBound: Wrapped),
    requestValueDialog: IntentDialog? = nil
  ) where Value == Wrapped? {
    self.init(title, description, value: value, bounds: ParameterBounds(inclusiveRange))
  }

  /// A number, shown as a field, a stepper or a slider; text is written all the same.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, controlStyle: IntentParameterControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  /// A parameter with a default, to be chosen among what a provider offers.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, optionsProvider: Options, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value, options: ParameterOptions(optionsProvider)) }

  /// A parameter to be chosen among what a provider offers.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider: Options, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, options: ParameterOptions(optionsProvider)) }

  /// A moment, chosen as a day, a time or both; text is written all the same.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, value: value) }

  /// A moment, chosen as a day, a time or both; text is written all the same.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    kind: IntentParameterDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description) }

  /// Several values, as many as a family has room for.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: [WidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil
  ) where Value == [Element] { self.init(title, description, value: value, sizes: size) }

  /// Several values, the same number in every family.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value = [], size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) where Value == [Element] {
    self.init(title: title, description: description, default: value, size: .all(size))
  }

  /// Several values or none, as many as a family has room for.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    size: [WidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil
  ) where Value == [Element]? { self.init(title, description, sizes: size) }

  /// Several values or none, the same number in every family.
  public convenience init<Element: IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) where Value == [Element]? {
    self.init(title: title, description: description, size: .all(size))
  }

  /// Several values among what a provider offers, as many as a family has room for.
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

/// How many values a parameter takes.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The fewest, which people are asked for.
  public let min: Int
  /// The most: further ones are not handed on.
  public let max: Int

  /// A number between two.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }

  /// Exactly so many.
  public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}

/// A family, under the name that parameters know it by.
public typealias IntentWidgetFamily = WidgetFamily

/// What a number is chosen with; here it is written.
public enum IntentParameterControlStyle: Hashable, Sendable {
  case automatic, field, stepper, slider
}

/// What is chosen of a moment; here it is written whole.
public enum IntentParameterDateKind: Hashable, Sendable { case date, time, dateTime }
