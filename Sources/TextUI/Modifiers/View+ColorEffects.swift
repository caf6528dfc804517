nonisolated extension View {
  public consuming func saturation(_ amount: Double) -> some View {
    changingColors(by: .saturation(amount))
  }

  public consuming func grayscale(_ amount: Double) -> some View {
    changingColors(by: .saturation(1 - min(max(amount, 0), 1)))
  }

  public consuming func brightness(_ amount: Double) -> some View {
    changingColors(by: .scaled(by: 1, adding: amount))
  }

  public consuming func contrast(_ amount: Double) -> some View {
    changingColors(by: .scaled(by: amount, adding: (1 - amount) / 2))
  }

  public consuming func colorInvert() -> some View {
    changingColors(by: .scaled(by: -1, adding: 1))
  }

  public consuming func hueRotation(_ angle: Angle) -> some View {
    changingColors(by: .hueRotation(angle))
  }

  public consuming func luminanceToAlpha() -> some View { changingColors(by: .luminanceToAlpha) }

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
