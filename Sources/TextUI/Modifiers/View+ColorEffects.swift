nonisolated extension View {
  /// Changes the saturation of the view's colours: 0 is grey, 1 changes nothing, more is stronger.
  public consuming func saturation(_ amount: Double) -> some View {
    changingColors(by: .saturation(amount))
  }

  /// Makes the view's colours greyer: 0 changes nothing, 1 is grey.
  public consuming func grayscale(_ amount: Double) -> some View {
    changingColors(by: .saturation(1 - min(max(amount, 0), 1)))
  }

  /// Adds white to each colour: 0 changes nothing, 1 is all white, -1 all black.
  public consuming func brightness(_ amount: Double) -> some View {
    changingColors(by: .scaled(by: 1, adding: amount))
  }

  /// Scales the distance from middle grey: 0 is all grey, 1 changes nothing, below 0 inverts.
  public consuming func contrast(_ amount: Double) -> some View {
    changingColors(by: .scaled(by: amount, adding: (1 - amount) / 2))
  }

  /// Inverts each colour, keeping its opacity.
  public consuming func colorInvert() -> some View {
    changingColors(by: .scaled(by: -1, adding: 1))
  }

  /// Rotates the hue of each colour and keeps its luminance.
  public consuming func hueRotation(_ angle: Angle) -> some View {
    changingColors(by: .hueRotation(angle))
  }

  /// Turns each colour into black with the colour's luminance as opacity, for use as a mask.
  public consuming func luminanceToAlpha() -> some View { changingColors(by: .luminanceToAlpha) }

  /// Multiplies each colour by another one, channel by channel, including opacity.
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
