nonisolated extension View {
  /// Sets a value of the environment of the view.
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { environment { $0[keyPath: keyPath] = value } }

  /// Sets the object of its type that the view reads; `nil` takes it away.
  public consuming func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environment { $0.setObject(object) }
  }

  /// Sets the object of its type that the view reads as ``EnvironmentObject``.
  public consuming func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment { $0.setObject(object) }
  }

  /// Changes a value of the environment of the view.
  public consuming func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View { environment { transform(&$0[keyPath: keyPath]) } }

  /// Draws the view as in light or dark surroundings.
  public consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment { $0.colorScheme = colorScheme }
  }

  /// Draws the view as in light or dark surroundings; `nil` leaves it to them.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environment { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }

  /// Sets the size in which the reader wants text.
  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment { $0.dynamicTypeSize = size }
  }

  /// Limits the size in which the reader wants text.
  public consuming func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    environment { values in
      if range.contains(values.dynamicTypeSize) { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      let nearest =
        allowed.first.map { $0 > values.dynamicTypeSize } == true
        ? allowed.first : allowed.last
      values.dynamicTypeSize = nearest ?? values.dynamicTypeSize
    }
  }

  /// Says whether controls can be used; those that cannot are faint.
  public consuming func disabled(_ disabled: Bool) -> some View {
    environment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
