/// A point or a rectangle of a view, which a `GeometryProxy` says in its own coordinates.
///
/// It is found by a reader behind the view, so it is known when the layout is: what depends on it is
/// made twice, and the second is drawn.
public struct Anchor<Value: Sendable>: Hashable, Sendable where Value: Hashable {
  let value: Value

  /// Which point or rectangle of a view.
  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source {
  /// Several points or rectangles of a view.
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    self.init { rect in array.map { $0.value(rect) } }
  }

  /// A point or rectangle of a view, or none.
  public init<Wrapped>(_ optional: Anchor<Wrapped>.Source?) where Value == Wrapped? {
    self.init { rect in optional.map { $0.value(rect) } }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle of the view, from its upper left corner.
  public static func rect(_ rect: CGRect) -> Self {
    Self {
      CGRect(
        x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, from its upper left corner.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, 0…1 either way.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  /// The upper left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Self { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The point of an anchor, from the upper left corner of the reader.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = frame(in: .global).origin
    return CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }

  /// The rectangle of an anchor, from the upper left corner of the reader.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = frame(in: .global).origin
    return CGRect(
      x: anchor.value.minX - origin.x, y: anchor.value.minY - origin.y, width: anchor.value.width,
      height: anchor.value.height)
  }
}

nonisolated extension View {
  /// Hands up a value that is made from a point or rectangle of the view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: key, value: transform(Anchor(value: value.value(proxy.frame(in: .global)))))
      }
    }
  }

  /// Hands up a value that is changed by a point or rectangle of the view: it is joined with what the
  /// views inside hand up, starting from the key's default.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    anchorPreference(key: key, value: value) { anchor in
      var joined = key.defaultValue
      transform(&joined, anchor)
      return joined
    }
  }
}
