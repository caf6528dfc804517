// As Foundation's are coded, where they are its own: two numbers, and a rectangle as its corner and
// its size.

#if canImport(FoundationEssentials)
  extension CGPoint: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(x: try values.decode(CGFloat.self), y: try values.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(x)
      try values.encode(y)
    }
  }

  extension CGSize: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(width: try values.decode(CGFloat.self), height: try values.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(width)
      try values.encode(height)
    }
  }

  extension CGRect: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(origin: try values.decode(CGPoint.self), size: try values.decode(CGSize.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(origin)
      try values.encode(size)
    }
  }

  /// A direction and a length.
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init() {
      self.init(dx: 0, dy: 0)
    }

    public static let zero = CGVector()
  }

  extension CGVector: Codable {
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(dx)
      try values.encode(dy)
    }
  }
#endif
