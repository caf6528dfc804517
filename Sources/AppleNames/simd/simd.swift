// Vectors by Apple's C names; they are the standard library's. Matrices and turns are not here.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, x).squareRoot() }
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, x) }
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length(x - y) }
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length_squared(x - y) }
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x / length(x) }
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
public func clamp<Vector: SIMD>(
  _ x: Vector, min: Vector.Scalar, max: Vector.Scalar
) -> Vector where Vector.Scalar: Comparable {
  x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { x.sum() }
public func cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  let left = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
  let right = SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
  return left - right
}

public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, y) }
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length(x) }
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length_squared(x) }
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { distance(x, y) }
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { distance_squared(x, y) }
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { normalize(x) }
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(x, y) }
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(x, y) }
public func simd_cross<Scalar: FloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { cross(x, y) }
/// `x` by scalars, such as `simd_mix(0, 1, 0.5)`.
public func simd_mix<Scalar: FloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar {
  x + (y - x) * t
}
public func simd_clamp<Scalar: FloatingPoint>(
  _ x: Scalar, _ min: Scalar, _ max: Scalar
) -> Scalar { Swift.min(Swift.max(x, min), max) }
public func simd_smoothstep<Scalar: FloatingPoint>(
  _ edge0: Scalar, _ edge1: Scalar, _ x: Scalar
) -> Scalar {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
