// As Foundation's are coded, where they are its own: two numbers, and a rectangle as its corner and
// its size.

#if canImport(FoundationEssentials)
  extension CGPoint: Codable {
    public init(from decoder: any Decoder) throws {
      let (x, y): (CGFloat, CGFloat) = try decoder.pair()
      self.init(x: x, y: y)
    }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(x, y) }
  }

  extension CGSize: Codable {
    public init(from decoder: any Decoder) throws {
      let (width, height): (CGFloat, CGFloat) = try decoder.pair()
      self.init(width: width, height: height)
    }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(width, height) }
  }

  extension CGRect: Codable {
    public init(from decoder: any Decoder) throws {
      let (origin, size): (CGPoint, CGSize) = try decoder.pair()
      self.init(origin: origin, size: size)
    }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(origin, size) }
  }

  /// A direction and a length.
  public struct CGVector: Hashable, Sendable {
    /// Points to the right; negative to the left.
    public var dx: CGFloat
    /// Points downwards; negative upwards.
    public var dy: CGFloat

    /// In points, of either sign.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// No length: 0 either way.
    public init() { self.init(dx: 0, dy: 0) }

    /// No length: 0 either way.
    public static let zero = CGVector()
  }

  extension CGVector: Codable {
    public init(from decoder: any Decoder) throws {
      let (dx, dy): (CGFloat, CGFloat) = try decoder.pair()
      self.init(dx: dx, dy: dy)
    }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(dx, dy) }
  }

  extension Decoder {
    fileprivate func pair<First: Decodable, Second: Decodable>() throws -> (First, Second) {
      var values = try unkeyedContainer()
      return (try values.decode(First.self), try values.decode(Second.self))
    }
  }

  extension Encoder {
    fileprivate func encode(_ first: some Encodable, _ second: some Encodable) throws {
      var values = unkeyedContainer()
      try values.encode(first)
      try values.encode(second)
    }
  }
#endif
