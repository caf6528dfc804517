/// A configuration with one setting changed.
struct ModifiedWidgetConfiguration<Base: WidgetConfiguration>: PrimitiveWidgetConfiguration {
  let base: Base
  let change: (inout WidgetDescription) -> Void

  var descriptions: [WidgetDescription] {
    base.descriptions.map { description in
      var changed = description
      change(&changed)
      return changed
    }
  }
}
