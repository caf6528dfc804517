/// A point or a rectangle of a view, in any reader's coordinates through its `GeometryProxy`.
///
/// A reader behind the view finds it once the layout is known; views that depend on it are laid out
/// twice, and the second pass is drawn.
public struct Anchor<Value: Sendable>: Hashable, Sendable where Value: Hashable {
  let value: Value

  /// The choice of a point or rectangle of a view.
  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source {
  /// Chooses several points or rectangles of a view.
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    self.init { rect in array.map { $0.value(rect) } }
  }

  /// Chooses a point or rectangle of a view, or none.
  public init<Wrapped>(_ optional: Anchor<Wrapped>.Source?) where Value == Wrapped? {
    self.init { rect in optional.map { $0.value(rect) } }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view's rectangle.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle in points from the view's upper left corner.
  public static func rect(_ rect: CGRect) -> Self {
    Self {
      CGRect(
        x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in points from the view's upper left corner.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point in unit coordinates of the view, 0…1 each way.
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
  /// The point of an anchor, in points from the reader's upper left corner.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = frame(in: .global).origin
    return CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }

  /// The rectangle of an anchor, in points from the reader's upper left corner.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = frame(in: .global).origin
    return CGRect(
      x: anchor.value.minX - origin.x, y: anchor.value.minY - origin.y, width: anchor.value.width,
      height: anchor.value.height)
  }
}

nonisolated extension View {
  /// Sets a preference from a point or rectangle of the view.
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

  /// Changes a preference by a point or rectangle of the view: starts from the key's default and
  /// combines the result with the preferences of the views inside.
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
