import PictureDecoding

extension DrawingContext {
  struct DecodedPicture {
    let source: ImageResource
    let density: CGSize
    let picture: Picture?
  }

  /// Draws a picture into the exact frame, with its edges on the nearest halves of cells.
  mutating func draw(_ drawing: PictureDrawing) {
    guard frame.width > 0, frame.height > 0, frame.isFinite else { return }
    let place = drawing.traits.isAntialiased || effects.rotation != 0 ? frame : frame.onHalfCells
    let turn = effects.rotation == 0 ? nil : rotations[Int(effects.rotation)]
    let bounds = turn.map { Path(place).applying($0).boundingRect } ?? place
    let area = absolute(cells(touching: bounds.offsetBy(dx: -corner.x, dy: -corner.y)))
      .intersection(grid.bounds)
    if area.isEmpty { return }
    yieldInk(to: area)
    guard let sampler = sampler(of: drawing, in: place) else {
      return fill(
        CellRect(column: 0, row: 0, columns: rect.columns, rows: rect.rows),
        color: label.multiplyingOpacity(by: 0.2))
    }
    var samples: [RGBA] = []
    samples.reserveCapacity(
      area.columns * area.rows * CellPicture.sampleColumns * CellPicture.sampleRows)
    sampler.forEachSample(of: area, turned: turn) { sample, column, row in
      samples.append(
        shade(sample, of: drawing, column: column - rect.column, row: row - rect.row))
    }
    grid.draw(
      CellPicture(
        area: area, samples: samples, file: turn == nil ? file(of: drawing, in: place) : nil),
      clip: clip, isAccented: effects.isAccented, link: effects.link)
  }

  /// The upper left of ``rect``, in points of the picture.
  private var corner: CGPoint {
    CGPoint(
      x: CGFloat(rect.column) * CellMetrics.width, y: CGFloat(rect.row) * CellMetrics.height)
  }

  private mutating func sampler(of drawing: PictureDrawing, in place: CGRect) -> PictureSampler? {
    let (isTiled, caps) = drawing.resizing
    let natural = drawing.picture.size
    // One pixel for each sample, on both axes at the vertical density, the higher one.
    let samples = CGFloat(CellPicture.sampleRows) / CellMetrics.height
    let density =
      isTiled
      ? CGSize(width: samples, height: samples)
      : CGSize(
        width: samples * place.width / natural.width,
        height: samples * place.height / natural.height)
    guard let picture = decoded(drawing.picture, density: density) else { return nil }
    func axis(
      _ length: CGFloat, _ pixels: Int, _ natural: CGFloat, _ caps: (CGFloat, CGFloat)
    ) -> PictureAxis {
      PictureAxis(
        length: length, pixels: pixels, naturalLength: natural, caps: caps, isTiled: isTiled,
        isPixelated: drawing.traits.isPixelated)
    }
    return PictureSampler(
      picture: picture, place: place,
      across: axis(place.width, picture.size.width, natural.width, (caps.leading, caps.trailing)),
      down: axis(place.height, picture.size.height, natural.height, (caps.top, caps.bottom)))
  }

  /// The pixels of a picture, decoded once per drawing for each size.
  private mutating func decoded(_ source: ImageResource, density: CGSize) -> Picture? {
    if let known = pictures.first(where: { $0.source == source && $0.density == density }) {
      return known.picture
    }
    let picture = source.decoded(density: density)
    pictures.append(DecodedPicture(source: source, density: density, picture: picture))
    return picture
  }

  /// The colour of a sample: templates take their paint, the accented mode its group's tint.
  private func shade(_ sample: RGBA, of drawing: PictureDrawing, column: Int, row: Int) -> RGBA {
    if sample.alpha == 0 { return sample }
    var color = sample
    if drawing.isTemplate {
      color = self.color(of: drawing.paint, column: column, row: row)
        .multiplyingOpacity(by: Double(sample.alpha) / 255)
    }
    switch (mapping, drawing.traits.tinting) {
    case (.accented, .none): return changed(color).multiplyingOpacity(by: effects.opacity)
    case (.accented, .luminance): color = color.multiplyingOpacity(by: color.luminance)
    case (.accented, .outline), (.fullColor, _), (.vibrant, _): break
    }
    return shade(color)
  }

  /// The picture's file if it looks the same, without metadata such as its place.
  private func file(of drawing: PictureDrawing, in place: CGRect) -> CellPicture.File? {
    let keepsColors = mapping == .fullColor || drawing.traits.tinting == .none && !mapping.isVibrant
    guard keepsColors, effects.colors == 0, !drawing.isTemplate,
      case .encoded(let bytes) = drawing.picture.source,
      let format = PictureFormat(of: bytes), let plain = format.withoutMetadata(bytes)
    else { return nil }
    switch drawing.traits.resizing {
    case .fixed, .stretched: break
    case .tiled, .capped: return nil
    }
    return CellPicture.File(
      plain, CellPicture.File.Kind(format), left: place.minX / CellMetrics.width,
      top: place.minY / CellMetrics.height,
      right: place.maxX / CellMetrics.width, bottom: place.maxY / CellMetrics.height,
      opacity: effects.opacity, isPixelated: drawing.traits.isPixelated)
  }
}

extension CellPicture.File.Kind {
  fileprivate init(_ format: PictureFormat) {
    switch format {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .gif: self = .gif
    }
  }
}

extension ColorMapping {
  fileprivate var isVibrant: Bool { if case .vibrant = self { true } else { false } }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }

  /// The rectangle with each edge on the nearest half of a cell, and at least one half in size.
  fileprivate var onHalfCells: CGRect {
    let (x, width) = Self.halves(minX, maxX, CellMetrics.width / 2)
    let (y, height) = Self.halves(minY, maxY, CellMetrics.height / 2)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func halves(
    _ low: CGFloat, _ high: CGFloat, _ step: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let start = (low / step).rounded() * step
    return (start, max((high / step).rounded() * step - start, step))
  }
}
