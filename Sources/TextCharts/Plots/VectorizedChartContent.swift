/// Content that has a mark for each element of some data, of which modifiers can ask by key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The elements of the collection: each becomes one mark.
  associatedtype DataElement

  /// The elements and their marks.
  var elements: PlotElements<DataElement> { get }
}

/// The elements of a plot, and the mark that each of them adds.
public struct PlotElements<DataElement>: VectorizedChartContent {
  /// It adds its marks itself.
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

  /// Itself.
  public var elements: PlotElements { self }

  /// Adds the mark of each element.
  ///
  /// O(n).
  public func collect(into marks: inout MarkCollector) {
    for element in data { add(element, &marks) }
  }

  /// Changes the mark of each element, which is the last one, where it has any.
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
  /// Paints the mark of each element in the style at a key path.
  public func foregroundStyle<Style: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, Style>
  ) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      let style = AnyShapeStyle(element[keyPath: keyPath])
      marks.modify(from: start) { $0.style = $0.style ?? style }
    }
  }

  /// Paints the marks of each value in a style of its own, which the legend tells.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.color, by: value) }

  /// Shows a symbol of its own at the points of each value, which the legend tells.
  public func symbol<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.symbol, by: value) }

  /// Sets the area of each symbol in square points: those of less than 30 are small.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      marks.modify(from: start) { $0.symbolArea = $0.symbolArea ?? element[keyPath: keyPath] }
    }
  }

  /// Sets the size of symbols by a value: those of the lower half are small.
  public func symbolSize<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.symbolSize, by: value) }

  /// Draws the line of each value in a style of its own.
  public func lineStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> PlotElements<DataElement> { elements.chosen(.line, by: value) }

  /// Puts the bars of each value beside those of others.
  public func position<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      marks.choose(.position, by: value.plotted(element), from: start)
      if let axis { marks.modify(from: start) { $0.positionAxis = axis } }
    }
  }

  /// Multiplies the opacity of the mark of each element, 0…1.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> PlotElements<DataElement> {
    elements.changing { element, marks, start in
      let opacity = element[keyPath: keyPath]
      marks.modify(from: start) { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 0 }
    }
  }
}
