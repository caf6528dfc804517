nonisolated extension View {
  /// Draws the view in greyer or stronger colours: 0 is grey, 1 as it is.
  public consuming func saturation(_ amount: Double) -> some View {
    changingColors(by: .saturation(amount))
  }

  /// Draws the view in greyer colours: 0 as it is, 1 grey.
  public consuming func grayscale(_ amount: Double) -> some View {
    changingColors(by: .saturation(1 - min(max(amount, 0), 1)))
  }

  /// Adds an amount of white to each colour: 0 as it is, 1 all white, -1 all black.
  public consuming func brightness(_ amount: Double) -> some View {
    changingColors(by: .scaled(by: 1, adding: amount))
  }

  /// Moves each colour away from middle grey: 0 all grey, 1 as it is, less than 0 inverted.
  public consuming func contrast(_ amount: Double) -> some View {
    changingColors(by: .scaled(by: amount, adding: (1 - amount) / 2))
  }

  /// Inverts each colour.
  public consuming func colorInvert() -> some View {
    changingColors(by: .scaled(by: -1, adding: 1))
  }

  /// Turns each colour around the circle of hues and keeps its luminance.
  public consuming func hueRotation(_ angle: Angle) -> some View {
    changingColors(by: .hueRotation(angle))
  }

  /// Makes dark colours translucent, as a mask: each becomes black of its luminance's opacity.
  public consuming func luminanceToAlpha() -> some View { changingColors(by: .luminanceToAlpha) }

  /// Multiplies each colour by another one, channel by channel, opacity included.
  public consuming func colorMultiply(_ color: Color) -> some View {
    wrapped { builder in
      let factor = color.paint(in: builder.environment).representative
      return .effect(.colors(builder.tree.colorMatrices.add(.multiplying(by: factor))))
    }
  }

  private consuming func changingColors(by matrix: ColorMatrix) -> some View {
    wrapped { .effect(.colors($0.tree.colorMatrices.add(matrix))) }
  }
}
