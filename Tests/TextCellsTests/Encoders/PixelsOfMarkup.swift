import Foundation

/// Draws the paths of an SVG by rules of its own, a character a pixel.
enum PixelsOfMarkup {
  /// `#` where a shape covers a pixel at least by half, in lines as wide as the document.
  static func text(of svg: String) -> String {
    let size = svg.firstMatch(of: /width="(\d+)" height="(\d+)"/)
    let (width, height) = (size.flatMap { Int($0.1) } ?? 0, size.flatMap { Int($0.2) } ?? 0)
    var pixels = [[Bool]](repeating: [Bool](repeating: false, count: width), count: height)
    for match in svg.matches(of: /<path ([^>]*) d="([^"]*)"/) {
      let isStroke = match.1.contains("stroke=")
      let isDots = match.1.contains("round"), isDashed = match.1.contains("dasharray")
      let phase = match.1.contains("dashoffset") ? 2 : 0
      for shape in match.2.split(separator: "M") {
        let numbers = shape.matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
        let (x, y) = (Int(numbers[0]), Int(numbers[1]))
        if isDots {
          for (x, y) in [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)] { pixels[y][x] = true }
        } else if isDashed {
          for step in 0..<Int(numbers[2]) where (step + phase) % 4 < 2 {
            pixels[y - 1][x + step] = true
            pixels[y][x + step] = true
          }
        } else if !isStroke {
          for row in y..<y + Int(numbers[3]) {
            for column in x..<x + Int(numbers[2]) { pixels[row][column] = true }
          }
        }
      }
    }
    return pixels.map { line in
      var line = line.map { $0 ? "#" : " " }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
