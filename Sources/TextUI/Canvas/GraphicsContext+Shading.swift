extension GraphicsContext {
  /// What a path is painted with.
  public struct Shading {
    /// The style in a context, which says where the points of gradients lie.
    let style: (GraphicsContext) -> AnyShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// Any style; gradients of the area run over the whole canvas.
    public static func style(_ style: some ShapeStyle) -> Shading {
      let style = AnyShapeStyle(style)
      return Shading { _ in style }
    }
    /// The foreground style of the canvas.
    public static var foreground: Shading { style(.foreground) }

    /// Colours of a net over the whole canvas.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// Colours along a line between two points of the canvas.
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

    /// Colours between two distances from a point of the canvas, in points.
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

    /// Colours around a point of the canvas, clockwise from `angle`; 0 is to the right.
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

  /// The place of a point in the canvas, from 0 to 1 either way.
  private func unit(_ point: CGPoint) -> UnitPoint {
    let point = point.applying(transform)
    return UnitPoint(
      x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
  }

  /// How much longer lengths are drawn, the mean of both ways.
  private var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }
}

extension GraphicsContext.Shading {
  /// A colour of channels.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) -> Self { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

  /// A grey.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self { color(Color(colorSpace, white: white, opacity: opacity)) }
}
