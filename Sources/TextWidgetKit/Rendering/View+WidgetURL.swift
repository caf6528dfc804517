extension View {
  /// Says where a tap on the widget leads: one URL a widget, the first in reading order.
  nonisolated public consuming func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }
}

struct WidgetURLKey: PreferenceKey {
  static let defaultValue: URL? = nil

  static func reduce(value: inout URL?, nextValue: () -> URL?) {
    value = value ?? nextValue()
  }
}
