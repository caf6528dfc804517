import Testing
import TextUI

/// A name, a view that uses it, and the rows that it comes to, without spaces at their ends.
@MainActor
struct Row {
  let name: String
  private let view: AnyView
  private let drawn: [String]

  init(_ name: String, _ view: some View, _ drawn: String...) {
    self.name = name
    self.view = AnyView(view)
    self.drawn = drawn
  }

  /// Draws each view in the middle of 8 columns.
  static func check(_ rows: [Row]) {
    for row in rows { #expect(draw(row.view, 8, row.drawn.count) == row.drawn, "\(row.name)") }
  }
}
