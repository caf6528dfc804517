nonisolated extension View {
  /// Sets a value in the view's environment.
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { environment { $0[keyPath: keyPath] = value } }

  /// Sets the object of its type for ``Environment`` in the view; `nil` removes it.
  public consuming func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environment { $0.setObject(object) }
  }

  /// Sets the object of its type for ``EnvironmentObject`` in the view.
  public consuming func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment { $0.setObject(object) }
  }

  /// Changes a value in the view's environment.
  public consuming func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View { environment { transform(&$0[keyPath: keyPath]) } }

  /// Draws the view for a light or dark appearance.
  public consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment { $0.colorScheme = colorScheme }
  }

  /// Draws the view for a light or dark appearance; `nil` keeps the one around.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environment { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }

  /// Sets the reader's text size for the view.
  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment { $0.dynamicTypeSize = size }
  }

  /// Limits the reader's text size to a range; a size outside becomes the nearest in it.
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

  /// Disables controls, which are drawn faint; a view inside cannot enable them again.
  public consuming func disabled(_ disabled: Bool) -> some View {
    environment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
