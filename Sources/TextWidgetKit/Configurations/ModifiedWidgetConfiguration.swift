/// A configuration with its settings changed: what a modifier of a configuration returns.
public struct ModifiedWidgetConfiguration: PrimitiveWidgetConfiguration {
  /// The widgets with the change made.
  public let descriptions: [WidgetDescription]

  init(_ base: some WidgetConfiguration, change: (inout WidgetDescription) -> Void) {
    descriptions = base.descriptions.map { description in
      var changed = description
      change(&changed)
      return changed
    }
  }
}
