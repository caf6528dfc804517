extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ModifiedShape(base: self) { base, rect in
      base.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed(about: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transformed(about: anchor, CGAffineTransform(scaleX: x, y: y))
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ModifiedShape(base: self) { base, rect in base.path(in: rect).applying(transform) }
  }

  public func size(_ size: CGSize) -> some Shape {
    ModifiedShape(base: self) { base, rect in
      base.path(in: CGRect(origin: rect.origin, size: size))
    }
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private func transformed(about anchor: UnitPoint, _ transform: CGAffineTransform) -> some Shape {
    ModifiedShape(base: self) { base, rect in
      base.path(in: rect).applying(transform.about(anchor, of: rect))
    }
  }
}

/// A shape with an outline derived from another shape's.
package struct ModifiedShape<Base> {
  let base: Base
  let outline: @Sendable (Base, CGRect) -> Path
}

extension ModifiedShape: Sendable where Base: Sendable {}

extension ModifiedShape: View, Shape where Base: Shape {
  package func path(in rect: CGRect) -> Path { outline(base, rect) }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
