/// A mesh of colours, with each patch divided into smaller ones with straight edges.
struct MeshPaint: Hashable, Sendable {
  /// A point of the unit square and its colour: x, y, then four channels, 0…255.
  private typealias Vertex = SIMD8<Float>

  /// The number of points in a row of the finer mesh.
  private var columns = 0
  /// The points, row by row.
  private var vertices: [Vertex] = []
  private let background: RGBA

  /// Divides the patches of a gradient, each into at least 2 × 2; O(width × height).
  init(_ gradient: MeshGradient, colors: [RGBA], background: RGBA) {
    self.background = background
    let net = Net(gradient, colors: colors)
    guard let net else { return }
    let parts = max(2, 24 / max(net.width, net.height))
    columns = (net.width - 1) * parts + 1
    for row in 0...(net.height - 1) * parts {
      for column in 0..<columns {
        vertices.append(
          net.vertex(across: Float(column) / Float(parts), down: Float(row) / Float(parts)))
      }
    }
  }

  /// The highest opacity of the colours, 0…1.
  var strongestOpacity: Double {
    Double(vertices.reduce(Float(background.alpha)) { max($0, $1[5]) }) / 255
  }

  /// The colour at a unit point; where the mesh folds, of the last patch; O(patches).
  func color(x: Double, y: Double) -> RGBA {
    let point = SIMD2(Float(x), Float(y))
    if vertices.isEmpty { return background }
    for row in stride(from: vertices.count / columns - 2, through: 0, by: -1) {
      for column in stride(from: columns - 2, through: 0, by: -1) {
        let first = row * columns + column
        let (a, b) = (vertices[first], vertices[first + 1])
        let (c, d) = (vertices[first + columns], vertices[first + columns + 1])
        if let vertex = Self.mix(a, b, d, at: point) ?? Self.mix(a, c, d, at: point) {
          return RGBA(vertex)
        }
      }
    }
    return background
  }

  /// The vertex at a point of a triangle, by barycentric coordinates; `nil` outside.
  private static func mix(
    _ a: Vertex, _ b: Vertex, _ c: Vertex, at point: SIMD2<Float>
  ) -> Vertex? {
    let (along, other) = (
      b.lowHalf.lowHalf - a.lowHalf.lowHalf, c.lowHalf.lowHalf - a.lowHalf.lowHalf
    )
    let offset = point - a.lowHalf.lowHalf
    let area = along.x * other.y - along.y * other.x
    let second = (offset.x * other.y - offset.y * other.x) / area
    let third = (along.x * offset.y - along.y * offset.x) / area
    // Slightly outside counts too, so that rounding leaves no gap between two triangles.
    guard second >= -1e-4, third >= -1e-4, second + third <= 1.0001 else { return nil }
    return a + (b - a) * second + (c - a) * third
  }
}

extension RGBA {
  fileprivate init(_ vertex: SIMD8<Float>) {
    func channel(_ index: Int) -> UInt8 {
      let value = vertex[index]
      return value > 0 ? UInt8(min(value, 255).rounded()) : 0
    }
    self.init(red: channel(2), green: channel(3), blue: channel(4), alpha: channel(5))
  }
}

/// The points of a gradient with the derivatives of its curves.
private struct Net {
  typealias Vertex = SIMD8<Float>

  let width: Int
  let height: Int
  private let vertices: [Vertex]
  private let bezierPoints: [MeshGradient.BezierPoint]
  private let smoothsColors: Bool

  /// `nil` for a wrong number of points or colours.
  init?(_ gradient: MeshGradient, colors: [RGBA]) {
    (width, height) = (gradient.width, gradient.height)
    smoothsColors = gradient.smoothsColors
    let points: [SIMD2<Float>]
    switch gradient.locations {
    case .points(let simple): (points, bezierPoints) = (simple, [])
    case .bezierPoints(let bezier): (points, bezierPoints) = (bezier.map(\.position), bezier)
    }
    guard width >= 2, height >= 2, colors.count == points.count,
      points.count.isMultiple(of: width), points.count / width == height
    else { return nil }
    vertices = zip(points, colors).map { point, color in
      Vertex(
        point.x, point.y, Float(color.red), Float(color.green), Float(color.blue),
        Float(color.alpha), 0, 0)
    }
  }

  /// A vertex between four points of the mesh, by cubic curves along its edges.
  ///
  /// Source: the patch of J. Ferguson, “Multivariable curve interpolation”, 1964: curves from end
  /// points and derivatives, blended across by the same polynomials.
  func vertex(across: Float, down: Float) -> Vertex {
    let column = min(Int(across), width - 2)
    let row = min(Int(down), height - 2)
    let (x, y) = (across - Float(column), down - Float(row))
    var sum = Vertex.zero
    var linear = Vertex.zero
    for (dy, shareDown) in [Self.ends(y).start, Self.ends(y).end].enumerated() {
      for (dx, shareAcross) in [Self.ends(x).start, Self.ends(x).end].enumerated() {
        let index = (row + dy) * width + column + dx
        let corner = vertices[index]
        sum += corner * (shareAcross.value * shareDown.value)
        sum +=
          derivative(at: index, isDown: false, isEnd: dx == 1)
          * (shareAcross.derivative * shareDown.value)
        sum +=
          derivative(at: index, isDown: true, isEnd: dy == 1)
          * (shareAcross.value * shareDown.derivative)
        linear += corner * ((dx == 1 ? x : 1 - x) * (dy == 1 ? y : 1 - y))
      }
    }
    if smoothsColors { return sum }
    linear.lowHalf.lowHalf = sum.lowHalf.lowHalf
    return linear
  }

  private typealias Share = (value: Float, derivative: Float)

  /// Hermite's polynomials: the factors of a curve's ends at a position in 0…1.
  private static func ends(_ t: Float) -> (start: Share, end: Share) {
    let (square, cube) = (t * t, t * t * t)
    return (
      (2 * cube - 3 * square + 1, cube - 2 * square + t), (3 * square - 2 * cube, cube - square)
    )
  }

  /// The derivative at an edge's start or end: half the difference of both neighbours, as in
  /// Catmull-Rom curves, or the one given by control points.
  private func derivative(at index: Int, isDown: Bool, isEnd: Bool) -> Vertex {
    let stride = isDown ? width : 1
    let (place, count) = isDown ? (index / width, height) : (index % width, width)
    let last = vertices[place > 0 ? index - stride : index]
    let next = vertices[place + 1 < count ? index + stride : index]
    var derivative = (next - last) / (place > 0 && place + 1 < count ? 2 : 1)
    if !bezierPoints.isEmpty {
      let point = bezierPoints[index]
      derivative.lowHalf.lowHalf =
        3
        * (isEnd
          ? point.position - (isDown ? point.topControlPoint : point.leadingControlPoint)
          : (isDown ? point.bottomControlPoint : point.trailingControlPoint) - point.position)
    }
    return derivative
  }
}
