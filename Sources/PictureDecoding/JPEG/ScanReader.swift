/// Visits the blocks of a scan in stored order (T.81, A.2).
struct ScanReader {
  var bits: JPEGBits
  let restartInterval: Int
  var scan: JPEGScan
  private var unitsLeft = 0

  init(bits: JPEGBits, restartInterval: Int, scan: JPEGScan) {
    self.bits = bits
    self.restartInterval = restartInterval
    self.scan = scan
    unitsLeft = restartInterval
  }

  mutating func read(_ frame: inout JPEGFrame) throws(BrokenStream) {
    scan.restart(&frame)
    guard scan.components.count == 1 else {
      for row in 0..<frame.unitRows { try readUnits(row, of: &frame, storedRow: row) }
      return
    }
    // A single component is stored block by block, without padding to whole units.
    let index = scan.components[0]
    let (columns, rows) = (frame.components[index].ownColumns, frame.components[index].ownRows)
    for row in 0..<rows {
      for column in 0..<columns {
        try beginUnit(&frame)
        let block = row * frame.components[index].columns + column
        try scan.read(block, of: &frame.components[index], from: &bits)
      }
    }
  }

  /// Reads a scan of the whole picture and draws each row of units once it is complete.
  mutating func draw(
    _ frame: inout JPEGFrame, on canvas: inout JPEGCanvas, _ quantization: [[Float]?]
  ) throws(BrokenStream) {
    scan.restart(&frame)
    for row in 0..<frame.unitRows {
      canvas.clear(&frame)
      try readUnits(row, of: &frame, storedRow: 0)
      guard canvas.draw(unitRow: row, storedRow: 0, of: frame, quantization) else {
        throw BrokenStream()
      }
    }
    canvas.isDrawn = true
  }

  private mutating func readUnits(
    _ row: Int, of frame: inout JPEGFrame, storedRow: Int
  ) throws(BrokenStream) {
    for column in 0..<frame.unitColumns {
      try beginUnit(&frame)
      for index in scan.components {
        let (across, down) = (frame.components[index].horizontal, frame.components[index].vertical)
        for y in 0..<down {
          for x in 0..<across {
            let block =
              (storedRow * down + y) * frame.components[index].columns + column * across + x
            try scan.read(block, of: &frame.components[index], from: &bits)
          }
        }
      }
    }
  }

  private mutating func beginUnit(_ frame: inout JPEGFrame) throws(BrokenStream) {
    guard restartInterval > 0 else { return }
    if unitsLeft == 0 {
      try bits.restart()
      scan.restart(&frame)
      unitsLeft = restartInterval
    }
    unitsLeft -= 1
  }
}
