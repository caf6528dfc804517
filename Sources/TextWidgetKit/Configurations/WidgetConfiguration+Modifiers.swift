extension WidgetConfiguration {
  /// Sets the name people see in a gallery.
  public func configurationDisplayName(_ displayName: LocalizedStringKey)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.name = Text(displayName) }
  }

  /// Sets the name people see in a gallery.
  public func configurationDisplayName(_ displayName: Text) -> ModifiedWidgetConfiguration {
    modified { $0.name = displayName }
  }

  /// Sets the name people see in a gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.name = Text(displayName) }
  }

  /// Says what the widget is for.
  public func description(_ description: LocalizedStringKey) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Says what the widget is for.
  public func description(_ description: Text) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = description }
  }

  /// Sets the name people see in a gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.name = Text(displayName) }
  }

  /// Says what the widget is for.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Says what the widget is for.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> ModifiedWidgetConfiguration {
    modified { $0.purpose = Text(description) }
  }

  /// Names the families the widget can be drawn in.
  public func supportedFamilies(_ families: [WidgetFamily]) -> ModifiedWidgetConfiguration {
    modified { $0.supportedFamilies = families }
  }

  /// Lets the content reach to the edges of the container.
  public func contentMarginsDisabled() -> ModifiedWidgetConfiguration {
    modified { $0.hasContentMargins = false }
  }

  /// Says whether places without backgrounds may leave out this widget's.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true)
    -> ModifiedWidgetConfiguration
  {
    modified { $0.isContainerBackgroundRemovable = isRemovable }
  }

  /// Where a tap on the widget leads unless its view has a `widgetURL`, which each drawing would
  /// pay for: this one is read only when somebody asks.
  package func leading(to url: String) -> ModifiedWidgetConfiguration {
    modified { $0.standardURL = url }
  }

  func modified(_ change: (inout WidgetDescription) -> Void)
    -> ModifiedWidgetConfiguration
  {
    ModifiedWidgetConfiguration(self, change: change)
  }
}
