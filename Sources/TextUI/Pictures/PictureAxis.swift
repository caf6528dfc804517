/// The mapping of one axis of a picture to samples of cells.
struct PictureAxis {
  struct Tap {
    let pixel: Int
    let share: Float
  }

  /// A part of the axis with a linear mapping between points of the frame and pixels.
  private struct Segment {
    let points: ClosedRange<CGFloat>
    let pixels: ClosedRange<CGFloat>
  }

  private var segments: [Segment] = []
  private let isPixelated: Bool

  /// The most repetitions along an axis; more would be finer than any sample.
  private static let mostTiles: CGFloat = 4096

  /// Maps `length` points to `pixels`, which are `naturalLength` points long.
  ///
  /// - Parameters:
  ///   - caps: The points at both ends that keep their size.
  ///   - isTiled: Whether the part between is repeated.
  init(
    length: CGFloat, pixels: Int, naturalLength: CGFloat, caps: (CGFloat, CGFloat),
    isTiled: Bool, isPixelated: Bool
  ) {
    self.isPixelated = isPixelated
    let scale = CGFloat(pixels) / naturalLength
    func limited(_ cap: CGFloat) -> CGFloat { cap > 0 ? min(cap, 1e6) : 0 }
    let caps = (limited(caps.0), limited(caps.1))
    // Caps that do not fit share the length.
    let fit = min(
      1, length / max(caps.0 + caps.1, 0.001), naturalLength / max(caps.0 + caps.1, 0.001))
    let (first, last) = (caps.0 * fit, caps.1 * fit)
    append(0, first, 0, first * scale)
    let inner = first * scale...max(first, naturalLength - last) * scale
    let end = max(first, length - last)
    let period = (inner.upperBound - inner.lowerBound) / scale
    if isTiled, period > 0, (end - first) / period < Self.mostTiles {
      var start = first
      while start < end {
        let stop = min(start + period, end)
        append(
          start, stop, inner.lowerBound, inner.lowerBound + (stop - start) * scale)
        start += period
      }
    } else {
      append(first, end, inner.lowerBound, inner.upperBound)
    }
    append(end, length, CGFloat(pixels) - last * scale, CGFloat(pixels))
  }

  private mutating func append(
    _ start: CGFloat, _ end: CGFloat, _ firstPixel: CGFloat, _ lastPixel: CGFloat
  ) {
    guard end > start, lastPixel > firstPixel else { return }
    segments.append(Segment(points: start...end, pixels: firstPixel...lastPixel))
  }

  /// The pixels in a range of the frame, in points from its start; without shares outside of it.
  func taps(from start: CGFloat, to end: CGFloat) -> [Tap] {
    var taps: [Tap] = []
    for segment in segments {
      let low = max(start, segment.points.lowerBound)
      let high = min(end, segment.points.upperBound)
      guard high > low else { continue }
      let ratio =
        (segment.pixels.upperBound - segment.pixels.lowerBound)
        / (segment.points.upperBound - segment.points.lowerBound)
      let first = segment.pixels.lowerBound + (low - segment.points.lowerBound) * ratio
      let last = segment.pixels.lowerBound + (high - segment.points.lowerBound) * ratio
      append(
        first, last, within: segment, share: Float((high - low) / (end - start)), to: &taps)
    }
    return taps
  }

  private func append(
    _ first: CGFloat, _ last: CGFloat, within segment: Segment, share: Float,
    to taps: inout [Tap]
  ) {
    let lowest = Int(segment.pixels.lowerBound + 1e-6)
    let highest = max(lowest, Int((segment.pixels.upperBound - 1e-6).rounded(.up)) - 1)
    func limited(_ pixel: Int) -> Int { min(max(pixel, lowest), highest) }
    let middle = (first + last) / 2
    if last - first > 1 {
      for pixel in limited(Int(first))...limited(Int(last)) {
        let covered = min(last, CGFloat(pixel) + 1) - max(first, CGFloat(pixel))
        if covered > 0 {
          taps.append(Tap(pixel: pixel, share: share * Float(covered / (last - first))))
        }
      }
    } else if isPixelated {
      taps.append(Tap(pixel: limited(Int(middle)), share: share))
    } else {
      let left = (middle - 0.5).rounded(.down)
      let part = Float(middle - 0.5 - left)
      taps.append(Tap(pixel: limited(Int(left)), share: share * (1 - part)))
      if part > 0 { taps.append(Tap(pixel: limited(Int(left) + 1), share: share * part)) }
    }
  }
}
