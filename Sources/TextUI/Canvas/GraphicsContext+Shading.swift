extension GraphicsContext {
  public struct Shading {
    /// Makes the style for a context, whose transform moves the points of gradients.
    let style: (GraphicsContext) -> AnyShapeStyle

    public static func color(_ color: Color) -> Shading { style(color) }
    /// Paints in any style; gradients in unit points span the whole canvas.
    public static func style(_ style: some ShapeStyle) -> Shading {
      let style = AnyShapeStyle(style)
      return Shading { _ in style }
    }
    public static var foreground: Shading { style(.foreground) }

    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = []
    ) -> Shading {
      Shading {
        options.spreading(
          LinearGradient(
            gradient: gradient, startPoint: $0.unit(startPoint), endPoint: $0.unit(endPoint)))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = []
    ) -> Shading {
      Shading {
        options.spreading(
          RadialGradient(
            gradient: gradient, center: $0.unit(center), startRadius: startRadius * $0.scale,
            endRadius: endRadius * $0.scale))
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GraphicsContext.GradientOptions = []
    ) -> Shading {
      Shading {
        options.spreading(
          AngularGradient(gradient: gradient, center: $0.unit(center), angle: angle))
      }
    }
  }

  /// A point of the canvas in unit coordinates, 0…1 each way.
  private func unit(_ point: CGPoint) -> UnitPoint {
    let point = point.applying(transform)
    return UnitPoint(
      x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
  }

  /// The factor by which the transform lengthens lines, as the geometric mean of both axes.
  private var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }
}

extension GraphicsContext.Shading {
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) -> Self { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self { color(Color(colorSpace, white: white, opacity: opacity)) }
}
