// A picture is drawn once: nobody scrolls or selects.
nonisolated extension View {
  /// No effect: the whole chart is shown.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// No effect: the whole chart is shown.
  public func chartXVisibleDomain<Length: Plottable>(length: Length) -> some View { self }
  /// No effect: the whole chart is shown.
  public func chartYVisibleDomain<Length: Plottable>(length: Length) -> some View { self }
  /// No effect: the whole chart is shown.
  public func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
  /// No effect: the whole chart is shown.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
  /// No effect: nobody selects.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// No effect: nobody selects.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// No effect: nobody selects.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
}
