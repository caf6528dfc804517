public struct GeometryProxy: Sendable {
  /// The size in points, before it snaps to cells.
  public let size: CGSize
  /// The upper left corner in the picture, in points.
  let origin: CGPoint
  /// The views around with a named coordinate space, the innermost last.
  var namedSpaces: [NamedFrame] = []

  /// Always zero: no bars cover a picture.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the reader's rectangle in a coordinate space; the picture's for an unknown name.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace.kind {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: origin, size: size)
    case .named(let name):
      CGRect(origin: origin.relative(to: space(name)?.origin ?? .zero), size: size)
    }
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    space(coordinateSpace.name).map {
      CGRect(origin: $0.origin.relative(to: origin), size: $0.size)
    }
  }

  private func space(_ name: String) -> CGRect? { namedSpaces.last { $0.name == name }?.frame }
}

/// The frame, in the picture, of a view with a named coordinate space.
struct NamedFrame: Hashable, Sendable {
  let name: String
  let frame: CGRect
}

public struct CoordinateSpace: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case global
    case local
    case named(String)
  }

  let kind: Kind

  /// The space with its origin at the picture's upper left corner.
  public static let global = CoordinateSpace(kind: .global)
  public static let local = CoordinateSpace(kind: .local)

  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
    CoordinateSpace(kind: .named(NamedCoordinateSpace.named(name).name))
  }
}

public struct NamedCoordinateSpace: Hashable, Sendable {
  /// The value and its type as text, which unlike any value is `Sendable`.
  let name: String

  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    space(named: name)
  }

  package static func space<Name: Hashable>(named name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(Name.self) \(String(reflecting: name))")
  }

  public var coordinateSpace: CoordinateSpace { CoordinateSpace(kind: .named(name)) }
}

nonisolated extension View {
  public consuming func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    wrapped { .effect(.coordinateSpace($0.tree.spaceNames.add(space.name))) }
  }

  public consuming func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }
}

extension CGPoint {
  fileprivate func relative(to other: CGPoint) -> CGPoint { Self(x: x - other.x, y: y - other.y) }
}
