import TestSupport
import Testing
import TextUI

import struct Foundation.CGFloat

/// Nets of colours, and pictures as paint, cell by cell.
@MainActor
struct MeshGradientTests {
  private func colors<Content: View>(_ view: Content, _ columns: Int, _ rows: Int) -> [[RGBA?]] {
    let grid = CellRenderer(
      content: view, columns: columns, rows: rows, environment: EnvironmentValues()
    ).render().grid
    return (0..<rows).map { row in
      (0..<columns).map { column in
        let cell = grid[column, row]
        return cell.glyph == "█" ? cell.style.foreground : cell.style.background
      }
    }
  }

  private func isNear(_ first: RGBA?, _ second: RGBA?, by limit: Int = 1) -> Bool {
    guard let first, let second else { return first == second }
    return abs(Int(first.red) - Int(second.red)) <= limit
      && abs(Int(first.green) - Int(second.green)) <= limit
      && abs(Int(first.blue) - Int(second.blue)) <= limit
  }

  @Test func aNetOfTwoColumnsIsAGradientAcross() {
    let (first, second) = (
      Color(red: 0.9, green: 0.1, blue: 0.3), Color(red: 0, green: 1, blue: 0.5)
    )
    let gradient = colors(
      LinearGradient(colors: [first, second], startPoint: .leading, endPoint: .trailing), 24, 5)
    for smoothsColors in [false, true] {
      let net = colors(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [first, second, first, second], smoothsColors: smoothsColors), 24, 5)
      for (cells, expected) in zip(net.joined(), gradient.joined()) {
        #expect(isNear(cells, expected))
      }
    }
  }

  @Test func colorsOfAnEvenNetAreMixedByPlace() {
    // The bilinear mean, written down from its definition.
    let corners: [SIMD3<Double>] = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 1]]
    let (columns, rows) = (20, 8)
    let net = colors(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: corners.map { Color(red: $0.x, green: $0.y, blue: $0.z) }, smoothsColors: false),
      columns, rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns)
        // The colour behind a cell is that of its lower half.
        let y = (Double(row) + 0.75) / Double(rows)
        let upper = corners[0] * (1 - x) + corners[1] * x
        let lower = corners[2] * (1 - x) + corners[3] * x
        let mean = (upper * (1 - y) + lower * y) * 255
        let expected = RGBA(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z))
        #expect(isNear(net[row][column], expected, by: 3))
      }
    }
  }

  @Test func aNetThatLeavesRoomShowsItsBackground() {
    let half = colors(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [0.5, 1]],
        colors: [.red, .red, .red, .red], background: Color(red: 0, green: 0, blue: 1)), 8, 2)
    let red = half[0][0]
    #expect(
      half
        == Array(
          repeating: Array(repeating: red, count: 4)
            + Array(repeating: RGBA(hex: 0x0000FF), count: 4), count: 2))
    let wrong = colors(
      MeshGradient(
        width: 3, height: 2, points: [[0, 0]], colors: [.red],
        background: Color(red: 0, green: 0, blue: 1)), 3, 1)
    #expect(wrong == [Array(repeating: RGBA(hex: 0x0000FF), count: 3)])
  }

  @Test func aCurvePassesThroughItsPoints() {
    // A row of three whose middle lies to the right: its colour is there, whatever is smoothed.
    let points: [SIMD2<Float>] = [[0, 0], [0.75, 0], [1, 0], [0, 1], [0.75, 1], [1, 1]]
    let hues: [Color] = [.black, .white, .black]
    for smoothsColors in [false, true] {
      let row = colors(
        MeshGradient(
          width: 3, height: 2, points: points, colors: hues + hues, smoothsColors: smoothsColors),
        41, 1)[0]
      let brightest = row.indices.max { (row[$0]?.red ?? 0) < (row[$1]?.red ?? 0) } ?? 0
      #expect(abs(brightest - 30) <= 1)
    }
    let straight = MeshGradient(
      width: 2, height: 2,
      bezierPoints: points.indices.filter { $0 % 3 != 1 }.map { index in
        let point = points[index]
        return MeshGradient.BezierPoint(
          position: point, leadingControlPoint: point - [1 / 3, 0],
          topControlPoint: point - [0, 1 / 3], trailingControlPoint: point + [1 / 3, 0],
          bottomControlPoint: point + [0, 1 / 3])
      }, colors: [.black, .white, .black, .white])
    let row = colors(straight, 10, 1)[0]
    for (column, color) in row.enumerated() {
      #expect(abs(Double(color?.red ?? 0) / 255 - (Double(column) + 0.5) / 10) < 0.02)
    }
  }

  // MARK: Pictures

  private static let tile = PictureViewTests.picture(32, 16) { x, _ in x < 16 ? 0xFF0000 : 0x0000FF
  }

  private func letters<Content: View>(_ view: Content) -> String {
    String(
      colors(view, 8, 1)[0].map { color in
        color == RGBA(hex: 0xFF0000) ? "r" : color == RGBA(hex: 0x0000FF) ? "b" : "?"
      })
  }

  @Test func aPictureIsRepeatedOverAnArea() {
    #expect(letters(Rectangle().fill(.image(Self.tile))) == "rrbbrrbb")
    #expect(letters(Rectangle().fill(.image(Self.tile, scale: 0.5))) == "rbrbrbrb")
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(letters(Rectangle().fill(.image(Self.tile, sourceRect: right))) == "bbbbbbbb")
    let canvas = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .tiledImage(Self.tile, origin: CGPoint(x: 8, y: 0)))
    }
    #expect(letters(canvas) == "brrbbrrb")
    for length in [CGFloat.nan, 0, -1, .infinity] {
      #expect(letters(Rectangle().fill(.image(Self.tile, scale: length))) == "????????")
    }
  }

  @Test func aGradientOfACanvasGoesOnAsAsked() {
    func row(_ options: GraphicsContext.GradientOptions) -> [UInt8] {
      let canvas = Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, Color(white: 0.6)]), startPoint: CGPoint(x: 32, y: 0),
            endPoint: CGPoint(x: 64, y: 0), options: options))
      }
      return colors(canvas, 12, 1)[0].map { $0?.red ?? 0 }
    }
    let ramp: [UInt8] = [19, 57, 96, 134]
    #expect(row([]) == [0, 0, 0, 0] + ramp + [153, 153, 153, 153])
    #expect(row(.repeat) == ramp + ramp + ramp)
    #expect(row(.mirror) == ramp.reversed() + ramp + ramp.reversed())
  }
}
