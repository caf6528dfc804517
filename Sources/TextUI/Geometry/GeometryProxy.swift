/// The size and place that a ``GeometryReader`` was given.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
  /// Where the upper left corner lies in the picture.
  let origin: CGPoint
  /// The views around with a space of coordinates of their own, the innermost last.
  var namedSpaces: [NamedFrame] = []

  /// The part that bars cover: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the reader in a space of coordinates; a name that no view around has means
  /// the picture.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace.kind {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: origin, size: size)
    case .named(let name):
      CGRect(origin: origin.relative(to: space(name)?.origin ?? .zero), size: size)
    }
  }

  /// The rectangle of a view around, counted from the upper left corner of the reader; `nil` where
  /// no view has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    space(coordinateSpace.name).map {
      CGRect(origin: $0.origin.relative(to: origin), size: $0.size)
    }
  }

  private func space(_ name: String) -> CGRect? { namedSpaces.last { $0.name == name }?.frame }
}

/// The frame in the picture of a view whose space of coordinates has a name.
struct NamedFrame: Hashable, Sendable {
  let name: String
  let frame: CGRect
}

/// A space in which points are counted.
public struct CoordinateSpace: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case global
    case local
    case named(String)
  }

  let kind: Kind

  /// From the upper left corner of the picture.
  public static let global = CoordinateSpace(kind: .global)
  /// From the upper left corner of the view.
  public static let local = CoordinateSpace(kind: .local)

  /// From the upper left corner of the nearest view around that has a name.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
    CoordinateSpace(kind: .named(NamedCoordinateSpace.named(name).name))
  }
}

/// What `.coordinateSpace(_:)` gives a view and ``GeometryProxy/bounds(of:)`` finds again.
public struct NamedCoordinateSpace: Hashable, Sendable {
  /// The value and its type in words, which unlike any value may go to any thread.
  let name: String

  /// The space of a view with a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    space(named: name)
  }

  package static func space<Name: Hashable>(named name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(Name.self) \(String(reflecting: name))")
  }

  /// The space by its name.
  public var coordinateSpace: CoordinateSpace { CoordinateSpace(kind: .named(name)) }
}

nonisolated extension View {
  /// Gives the space of coordinates of the view a name, by which readers inside count from its
  /// upper left corner.
  public consuming func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    wrapped { .effect(.coordinateSpace($0.tree.spaceNames.add(space.name))) }
  }

  /// Gives the space of coordinates of the view a name; the older form.
  public consuming func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }
}

extension CGPoint {
  fileprivate func relative(to other: CGPoint) -> CGPoint {
    CGPoint(x: x - other.x, y: y - other.y)
  }
}
