import PictureDecoding
import TextUI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws the picture of a file into so many cells and prints it, as a program of its own would:
/// `picture FILE COLUMNS ROWS [FORMAT]`, where the format is a number of colours, `sextants`,
/// `light`, `ascii`, `svg` or `html`.
@MainActor
func drawPicture(_ arguments: [String]) throws {
  guard arguments.count >= 3, let columns = Int(arguments[1]), let rows = Int(arguments[2]) else {
    return print("picture FILE COLUMNS ROWS [FORMAT]")
  }
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[0])))
  let picture = try ImageResource(encoded: bytes)
  let grid = CellRenderer(
    content: Image(picture).resizable().scaledToFit(), columns: columns, rows: rows,
    environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0))
  ).render().grid
  print(text(of: grid, as: arguments.dropFirst(3).first ?? ""))
}

private func text(of grid: CellGrid, as format: String) -> String {
  switch format {
  case "256": grid.ansi(ANSIOptions(colorDepth: .ansi256))
  case "16": grid.ansi(ANSIOptions(colorDepth: .ansi16))
  case "1": grid.ansi(ANSIOptions(colorDepth: .monochrome))
  case "light": grid.ansi(ANSIOptions(colorDepth: .monochrome, palette: .light))
  case "sextants": grid.ansi(ANSIOptions(hasSextants: true))
  case "ascii": grid.limited(to: .ascii).plain()
  case "svg": grid.svg()
  case "html": grid.html()
  default: grid.ansi()
  }
}
