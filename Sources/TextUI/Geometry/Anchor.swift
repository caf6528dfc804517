/// Views that depend on an anchor are laid out twice, and the second pass is drawn.
public struct Anchor<Value: Sendable>: Hashable, Sendable where Value: Hashable {
  let value: Value

  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source {
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    self.init { rect in array.map { $0.value(rect) } }
  }

  public init<Wrapped>(_ optional: Anchor<Wrapped>.Source?) where Value == Wrapped? {
    self.init { rect in optional.map { $0.value(rect) } }
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self { $0 } }

  public static func rect(_ rect: CGRect) -> Self {
    Self {
      CGRect(
        x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = frame(in: .global).origin
    return CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }

  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = frame(in: .global).origin
    return CGRect(
      x: anchor.value.minX - origin.x, y: anchor.value.minY - origin.y, width: anchor.value.width,
      height: anchor.value.height)
  }
}

nonisolated extension View {
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
