/// Colours that become each other along a way.
public final class CGGradient: Sendable {
  private let stops: [(location: CGFloat, color: RGBA)]

  /// Colours at places of 0…1, in equal steps where none are told.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color.light }
    guard !colors.isEmpty else { return nil }
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map {
      (locations?[$0.offset] ?? CGFloat($0.offset) / steps, $0.element)
    }
    .sorted { $0.location < $1.location }
  }

  /// The colour at a place, of which those before the first stop and after the last have that one's.
  func color(at location: CGFloat) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    let share = (location - from.location) / (to.location - from.location)
    return from.color.mixed(with: to.color, by: Double(share))
  }
}

/// Whether a gradient goes on where its way has ended.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws colours along a line, across all that is not clipped.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = way.x * way.x + way.y * way.y
    guard length > 0 else { return }
    draw(gradient, options) { point in
      ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / length
    }
  }

  /// Draws colours from one circle to another around the same centre, which is what widgets ask for;
  /// around different ones nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter == endCenter, startRadius != endRadius else { return }
    draw(gradient, options) { point in
      let (x, y) = (point.x - endCenter.x, point.y - endCenter.y)
      return ((x * x + y * y).squareRoot() - startRadius) / (endRadius - startRadius)
    }
  }

  private func draw(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
    location: (CGPoint) -> CGFloat
  ) {
    let back = ctm.inverted()
    paintAll { x, y in
      let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      let location = location(place)
      let isPast =
        location < 0 && !options.contains(.drawsBeforeStartLocation)
        || location > 1 && !options.contains(.drawsAfterEndLocation)
      return isPast ? RGBA(red: 0, green: 0, blue: 0, alpha: 0) : gradient.color(at: location)
    }
  }
}
