// A chart is drawn once: it neither scrolls nor selects, and symbols have only two sizes.
/// - Effect: none
nonisolated extension View {
  /// - Effect: none; the whole chart is shown.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// - Effect: none; the whole chart is shown.
  public func chartXVisibleDomain<Length: Plottable>(length: Length) -> some View { self }
  /// - Effect: none; the whole chart is shown.
  public func chartYVisibleDomain<Length: Plottable>(length: Length) -> some View { self }
  /// - Effect: none; the whole chart is shown.
  public func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
  /// - Effect: none; the whole chart is shown.
  public func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View { self }
  /// - Effect: none; the whole chart is shown.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
  /// - Effect: none; the whole chart is shown.
  public func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View { self }
  /// - Effect: none; the whole chart is shown.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    self
  }
  /// - Effect: none; nobody selects.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// - Effect: none; nobody selects.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// - Effect: none; nobody selects.
  public func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View { self }
  /// - Effect: none; nobody selects.
  public func chartYSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View { self }
  /// - Effect: none; nobody selects.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// - Effect: none; symbols are small or large.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }
  /// - Effect: none; symbols are small or large.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  /// - Effect: none; symbols are small or large.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { self }
  /// - Effect: none; symbols are small or large.
  public func chartSymbolSizeScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, CGFloat>
  ) -> some View { self }
}

/// - Effect: none
extension ChartProxy {
  /// - Effect: none; nobody selects.
  public func selectXValue(at x: CGFloat) {}
  /// - Effect: none; nobody selects.
  public func selectYValue(at y: CGFloat) {}
  /// - Effect: none; nobody selects.
  public func selectXRange(from first: CGFloat, to last: CGFloat) {}
  /// - Effect: none; nobody selects.
  public func selectYRange(from first: CGFloat, to last: CGFloat) {}
  /// - Effect: none; nobody selects.
  public func selectAngleValue(at angle: Angle) {}
}

/// The position where scrolling comes to rest; ignored, since charts do not scroll.
/// - Effect: none
public protocol ChartScrollTargetBehavior: Sendable {}

/// Rests at values; ignored, since charts do not scroll.
/// - Effect: none
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The values that scrolling prefers; ignored.
  public struct MajorValueAlignment<Value>: Sendable {
    /// Ignored.
    public static var page: Self { Self() }
    /// Ignored.
    public static func unit(_ unit: Value) -> Self { Self() }
    /// Ignored.
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }

  /// The reach of one swipe; ignored.
  public enum LimitBehavior: Hashable, Sendable { case automatic, never, always }
}

/// - Effect: none
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Ignored: charts do not scroll.
  public static func valueAligned(
    unit: Double, majorAlignment: Self.MajorValueAlignment<Double>? = nil,
    limitBehavior: Self.LimitBehavior = .automatic
  ) -> Self { Self() }
  /// Ignored: charts do not scroll.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: Self.MajorValueAlignment<Date>? = nil,
    limitBehavior: Self.LimitBehavior = .automatic
  ) -> Self { Self() }
}

/// - Effect: none; nobody touches the chart.
nonisolated extension View {
  /// - Effect: none
  public func chartGesture<Body: Gesture>(_ gesture: @escaping (ChartProxy) -> Body) -> some View {
    self
  }
}
