nonisolated extension View {
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { environment { $0[keyPath: keyPath] = value } }

  public consuming func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environment { $0.setObject(object) }
  }

  public consuming func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment { $0.setObject(object) }
  }

  public consuming func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View { environment { transform(&$0[keyPath: keyPath]) } }

  public consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment { $0.colorScheme = colorScheme }
  }

  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environment { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }

  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment { $0.dynamicTypeSize = size }
  }

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
