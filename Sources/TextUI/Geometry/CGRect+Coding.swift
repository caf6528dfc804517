// Coded like Foundation's own on Apple's systems: two numbers, and a rectangle as corner and size.

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

  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init() { self.init(dx: 0, dy: 0) }

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
