/// One scan of a JPEG: its coefficients and components, and their coding.
///
/// A sequential scan has all 64 coefficients. A progressive scan has a band of them, first without
/// the low bits, which later scans add one at a time (T.81, annex G).
struct JPEGScan {
  /// Indices into the components of the frame.
  let components: [Int]
  let band: ClosedRange<Int>
  let isProgressive: Bool
  /// Whether the scan adds one bit to coefficients of earlier scans.
  let isRefinement: Bool
  /// The number of low bits still to come.
  let shift: Int
  /// Coefficients kept per block: 64, or 1 if only means are needed.
  let kept: Int
  let dcTables: [HuffmanTable?]
  let acTables: [HuffmanTable?]
  /// Blocks still to come without further coefficients of the band.
  private(set) var emptyBlocks = 0

  /// Resets the predictions, at the start and after a restart marker.
  mutating func restart(_ frame: inout JPEGFrame) {
    emptyBlocks = 0
    for index in components { frame.components[index].lastDC = 0 }
  }

  /// Reads one block: all of it, or in a progressive file one band or one more bit.
  mutating func read(
    _ block: Int, of component: inout JPEGFrame.Component, from bits: inout JPEGBits
  ) throws(BrokenStream) {
    let base = block * kept
    if !isProgressive {
      try readDC(base, of: &component, from: &bits)
      try readSequential(base, of: &component, from: &bits)
    } else if band.lowerBound == 0 {
      if isRefinement {
        if try bits.take(1) == 1 { component.coefficients[base] |= 1 << shift }
      } else {
        try readDC(base, of: &component, from: &bits)
      }
    } else if isRefinement {
      try refine(base, of: &component, from: &bits)
    } else {
      try readBand(base, of: &component, from: &bits)
    }
  }

  private func readDC(
    _ base: Int, of component: inout JPEGFrame.Component, from bits: inout JPEGBits
  ) throws(BrokenStream) {
    guard let table = dcTables[component.dcTable] else { throw BrokenStream() }
    let width = try table.value(from: &bits)
    guard width <= 15 else { throw BrokenStream() }
    component.lastDC += try bits.takeSigned(width)
    component.coefficients[base] = Int16(truncatingIfNeeded: component.lastDC << shift)
  }

  private func acTable(of component: JPEGFrame.Component) throws(BrokenStream) -> HuffmanTable {
    guard let table = acTables[component.acTable] else { throw BrokenStream() }
    return table
  }

  private func readSequential(
    _ base: Int, of component: inout JPEGFrame.Component, from bits: inout JPEGBits
  ) throws(BrokenStream) {
    let table = try acTable(of: component)
    var place = 1
    while place < 64 {
      let code = try table.value(from: &bits)
      let (zeros, width) = (code >> 4, code & 15)
      if width == 0 {
        guard zeros == 15 else { return }
        place += 16
        continue
      }
      place += zeros
      guard place < 64 else { throw BrokenStream() }
      if kept == 1 {
        try bits.skip(width)
      } else {
        component.coefficients[base + place] = Int16(truncatingIfNeeded: try bits.takeSigned(width))
      }
      place += 1
    }
  }

  /// Reads the first scan of a band: runs of zeros and of empty blocks (G.1.2.2).
  private mutating func readBand(
    _ base: Int, of component: inout JPEGFrame.Component, from bits: inout JPEGBits
  ) throws(BrokenStream) {
    guard emptyBlocks == 0 else {
      emptyBlocks -= 1
      return
    }
    let table = try acTable(of: component)
    var place = band.lowerBound
    while place <= band.upperBound {
      let code = try table.value(from: &bits)
      let (zeros, width) = (code >> 4, code & 15)
      if width == 0 {
        if zeros < 15 {
          emptyBlocks = (1 << zeros) - 1 + (try bits.take(zeros))
          return
        }
        place += 16
        continue
      }
      place += zeros
      guard place <= band.upperBound else { throw BrokenStream() }
      component.coefficients[base + place] =
        Int16(truncatingIfNeeded: try bits.takeSigned(width) << shift)
      place += 1
    }
  }

  /// Reads a later scan of a band: a bit for each non-zero coefficient, and new ±1 (G.1.2.3).
  private mutating func refine(
    _ base: Int, of component: inout JPEGFrame.Component, from bits: inout JPEGBits
  ) throws(BrokenStream) {
    var place = band.lowerBound
    if emptyBlocks == 0 {
      let table = try acTable(of: component)
      while place <= band.upperBound {
        let code = try table.value(from: &bits)
        let (zeros, width) = (code >> 4, code & 15)
        var value: Int16 = 0
        if width == 0 {
          if zeros < 15 {
            emptyBlocks = 1 << zeros + (try bits.take(zeros))
            break
          }
        } else {
          guard width == 1 else { throw BrokenStream() }
          value = try bits.take(1) == 1 ? 1 << shift : -1 << shift
        }
        place = try passZeros(zeros, from: place, base, of: &component, from: &bits)
        guard place <= band.upperBound else {
          guard value == 0 else { throw BrokenStream() }
          break
        }
        component.coefficients[base + place] = value
        place += 1
      }
      if emptyBlocks == 0 { return }
    }
    _ = try passZeros(64, from: place, base, of: &component, from: &bits)
    emptyBlocks -= 1
  }

  /// Adds a bit to each non-zero coefficient; returns the place of the zero after `zeros` others.
  private func passZeros(
    _ zeros: Int, from place: Int, _ base: Int, of component: inout JPEGFrame.Component,
    from bits: inout JPEGBits
  ) throws(BrokenStream) -> Int {
    var (place, zeros) = (place, zeros)
    while place <= band.upperBound {
      let value = component.coefficients[base + place]
      if value != 0 {
        if try bits.take(1) == 1, value & 1 << shift == 0 {
          // A value truncated to 16 bits may be the lowest one.
          component.coefficients[base + place] &+= value > 0 ? 1 << shift : -1 << shift
        }
      } else {
        if zeros == 0 { break }
        zeros -= 1
      }
      place += 1
    }
    return place
  }
}
