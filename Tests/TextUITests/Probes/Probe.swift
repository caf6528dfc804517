import Testing
import TextUI

import struct Foundation.CGFloat

/// A small layout and what it has to come to: a cell is 8 × 16 points.
///
/// `why` says where the truth is from: `Apple` is Apple's documentation, a number is a rule of
/// `Docs/Layout.md` with its source there.
struct Probe: Sendable, CustomTestStringConvertible {
  let columns: Int
  let rows: Int
  let expected: [String]
  let why: String
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ columns: Int, _ rows: Int, _ expected: [String], _ why: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.columns = columns
    self.rows = rows
    self.expected = expected
    self.why = why
    self.view = { AnyView(view()) }
  }

  var testDescription: String { why }

  @MainActor func check() { #expect(draw(view(), columns, rows) == expected, "\(why)") }
}

/// The lines of a table.
@resultBuilder
enum Probes {
  static func buildExpression(_ probe: Probe) -> [Probe] { [probe] }
  static func buildPartialBlock(first: [Probe]) -> [Probe] { first }
  static func buildPartialBlock(accumulated: [Probe], next: [Probe]) -> [Probe] {
    accumulated + next
  }
}

/// A view that takes all it is offered and fills each cell of it with a letter.
struct Tiles: View {
  private let letter: String

  init(_ letter: String) { self.letter = letter }

  var body: some View {
    Color.clear.overlay(alignment: .topLeading) {
      let row = String(repeating: letter, count: 60)
      Text(Array(repeating: row, count: 20).joined(separator: "\n")).fixedSize()
    }
    .clipped()
  }
}
