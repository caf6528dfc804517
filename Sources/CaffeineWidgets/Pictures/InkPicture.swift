import DateStyles
package import TextUI

/// A picture that draws its cells with the inks of its place, and takes the room there is.
package nonisolated protocol InkPicture: DrawingView, Sendable {
  /// Whether a night in progress dims it.
  nonisolated var isNight: Bool { get }

  nonisolated func draw(in context: inout DrawingContext, with pen: Pen)
}

extension InkPicture {
  package nonisolated var isNight: Bool { false }

  package func drawing(in environment: EnvironmentValues) -> InkDrawing<Self> {
    InkDrawing(picture: self, pen: Pen(in: environment, isNight: isNight))
  }
}

/// What a picture draws with.
package struct Pen: Sendable {
  let inks: Inks
  let dateText: DateText
  /// Whether numbers and drinks are hidden.
  let isCovered: Bool
  /// The words of pictures, in the reader's language.
  let now, left: String

  init(in environment: EnvironmentValues, isNight: Bool) {
    inks = Inks(in: environment, isNight: isNight)
    dateText = environment.dateText
    isCovered = !environment.redactionReasons.isEmpty
    now = Text("now").spokenText(in: environment)
    left = Text("left").spokenText(in: environment)
  }
}

package struct InkDrawing<Picture: InkPicture>: Drawing {
  let picture: Picture
  let pen: Pen

  package func draw(in context: inout DrawingContext) { picture.draw(in: &context, with: pen) }
}

extension DrawingContext {
  /// Draws the first glyph, or in ASCII the second.
  mutating func put(
    _ glyph: Unicode.Scalar, or likeness: Unicode.Scalar, column: Int, row: Int, color: RGBA
  ) {
    put(glyphSet == .unicode ? glyph : likeness, column: column, row: row, color: color)
  }
}
