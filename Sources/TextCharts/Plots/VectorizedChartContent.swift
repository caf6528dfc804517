/// Content with a mark for each element of a collection, whose modifiers accept key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of element; each becomes one mark.
  associatedtype DataElement

  /// The elements with their marks.
  var elements: PlotElements<DataElement> { get }
}

/// The elements of a plot, and how each appends its mark.
public struct PlotElements<DataElement>: VectorizedChartContent {
  /// A plot appends its marks itself.
  public typealias Body = Never

  private let data: [DataElement]
  private let add: @MainActor (DataElement, inout MarkCollector) -> Void

  init(
    _ data: some Sequence<DataElement>,
    _ add: @escaping @MainActor (DataElement, inout MarkCollector) -> Void
  ) {
    self.data = Array(data)
    self.add = add
  }

  init<Mark: ChartContent>(
    _ data: some Sequence<DataElement>, mark: @escaping @MainActor (DataElement) -> Mark
  ) { self.init(data) { mark($0).collect(into: &$1) } }

  /// The value itself.
  public var elements: PlotElements { self }

  /// Appends the mark of each element; O(n).
  public func collect(into marks: inout MarkCollector) {
    for element in data { add(element, &marks) }
  }

  /// Changes the marks that each element appends.
  func changing(
    _ change: @escaping @MainActor (DataElement, inout MarkCollector, Int) -> Void
  ) -> PlotElements {
    PlotElements(data) { element, marks in
      let start = marks.count
      add(element, &marks)
      change(element, &marks, start)
    }
  }

  fileprivate func chosen<Value>(
    _ channel: MarkTraits.Channel, by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements { changing { $1.choose(channel, by: value.plotted($0), from: $2) } }
}

extension VectorizedChartContent {
  /// Sets the style of each mark by a key path.
  public func foregroundStyle<Style: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, Style>
  ) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      let style = AnyShapeStyle(element[keyPath: keyPath])
      marks.modify(from: start) { $0.style = $0.style ?? style }
    }
  }

  /// Gives each value its own style, with a legend.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.color, by: value) }

  /// Gives each value its own symbol, with a legend.
  public func symbol<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.symbol, by: value) }

  /// Sets the area of each symbol in square points; below 30 it is small, otherwise large.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      marks.modify(from: start) { $0.symbolArea = $0.symbolArea ?? element[keyPath: keyPath] }
    }
  }

  /// Sizes symbols by a value: small in its lower half, otherwise large.
  public func symbolSize<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.symbolSize, by: value) }

  /// Gives each value its own line style, with a legend.
  public func lineStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.line, by: value) }

  /// Places the bars of each value side by side.
  public func position<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      marks.choose(.position, by: value.plotted(element), from: start)
      if let axis { marks.modify(from: start) { $0.positionAxis = axis } }
    }
  }

  /// Multiplies the opacity of each mark, clamped to 0...1.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      let opacity = element[keyPath: keyPath]
      marks.modify(from: start) { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 0 }
    }
  }
}
