// Here, since the charts below know no gestures.
nonisolated extension View {
  /// No effect: nobody touches the chart.
  public func chartGesture<Body: Gesture>(_ gesture: @escaping (ChartProxy) -> Body) -> some View {
    self
  }
}
