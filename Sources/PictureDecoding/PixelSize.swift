/// A size in pixels; both are from 1 to 2,147,483,647, so that no product of two overflows.
public struct PixelSize: Sendable, Hashable {
  /// The columns.
  public let width: Int
  /// The rows.
  public let height: Int

  /// A size; `nil` unless both numbers are in that range.
  public init?(width: Int, height: Int) {
    guard (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height) else {
      return nil
    }
    self.width = width
    self.height = height
  }

  init(atLeastOne width: Int, _ height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
  }

  /// How many pixels it has.
  public var pixelCount: Int { width * height }

  /// This size, in proportion, made no larger than another; never enlarged.
  ///
  ///     PixelSize(width: 4000, height: 3000)?.fitted(in: box)  // 100 × 75 in 100 × 100
  public func fitted(in box: PixelSize) -> PixelSize {
    guard width > box.width || height > box.height else { return self }
    // The ratio of the tighter side, compared without dividing.
    if width * box.height > height * box.width {
      return PixelSize(atLeastOne: box.width, (height * box.width + width / 2) / width)
    }
    return PixelSize(atLeastOne: (width * box.height + height / 2) / height, box.height)
  }

  /// Rows for columns and columns for rows.
  var transposed: PixelSize { PixelSize(atLeastOne: height, width) }
}

extension PixelSize {
  /// The size of the picture in a file, upright by its EXIF orientation, read from its header.
  ///
  /// - Complexity: O(bytes) at most; no pixel is decoded.
  public init(ofPictureIn bytes: [UInt8]) throws(PictureError) {
    do throws(PictureError) {
      // A picture of more pixels than none is refused as soon as its size is known.
      self = try Picture(decoding: bytes, atMost: 0).size
    } catch {
      guard case .tooLarge(let size) = error else { throw error }
      self = size
    }
  }
}
