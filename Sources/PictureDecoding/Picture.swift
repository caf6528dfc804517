/// A decoded picture: rows of pixels from the top, in sRGB with straight alpha.
///
/// ```swift
/// let picture = try Picture(decoding: bytes, fitting: PixelSize(width: 84, height: 80))
/// picture[0, 0].red
/// ```
///
/// Colour profiles and gamma are ignored, as terminals do not reproduce colours more exactly.
public struct Picture: Sendable, Hashable {
  /// One pixel in sRGB with straight alpha, each channel 0...255.
  public struct Pixel: Sendable, Hashable {
    /// 0 is the least of a colour; an alpha of 0 is transparent.
    public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    /// Creates a pixel, opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The size in pixels, with the EXIF orientation applied.
  public let size: PixelSize
  /// Row by row from the top, each from the left: `size.width * size.height` pixels.
  public let pixels: [Pixel]

  /// The pixel at a column and a row, both from 0 and less than the size, which is not checked.
  public subscript(column: Int, row: Int) -> Pixel { pixels[row * size.width + column] }

  /// Traps unless size and number of pixels agree; each decoder makes as many as the header says.
  package init(size: PixelSize, pixels: [Pixel]) {
    precondition(pixels.count == size.pixelCount)
    self.size = size
    self.pixels = pixels
  }

  /// Decodes a PNG, the first frame of a GIF, or a JPEG, upright by its EXIF orientation.
  ///
  /// With `box` the picture is shrunk during decoding, by averaging the light of each area. A photo
  /// of 48 megapixels then needs memory for one row and 20 bytes per pixel of the box; a
  /// progressive JPEG needs 2 more bytes per sample, or a 64th of that for a box of an eighth of
  /// its size. A picture is never enlarged.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - box: The size to fit; `nil` keeps all pixels, 4 bytes each.
  ///   - limit: The most pixels that the file may have; a side may have at most 65,535, the maximum
  ///     of JPEG and GIF.
  /// - Complexity: O(bytes + pixels of the file).
  public init(
    decoding bytes: [UInt8], fitting box: PixelSize? = nil, atMost limit: Int = 100_000_000
  ) throws(PictureError) {
    let job = Job(box: box, limit: limit)
    self =
      switch PictureFormat(of: bytes) {
      case .png: try PNGDecoder.decode(bytes, job)
      case .jpeg: try JPEGDecoder.decode(bytes, job)
      case .gif: try GIFDecoder.decode(bytes, job)
      case nil: throw .unknownFormat
      }
  }

  struct Job {
    let box: PixelSize?
    let limit: Int

    func target(for size: PixelSize) throws(PictureError) -> PixelSize {
      guard size.pixelCount <= limit, max(size.width, size.height) <= 0xFFFF else {
        throw .tooLarge(size)
      }
      return box.map(size.fitted) ?? size
    }
  }
}

/// A supported format, detected by its first bytes and never by a file name.
public enum PictureFormat: Sendable, Hashable, CaseIterable {
  /// Portable Network Graphics (ISO/IEC 15948).
  case png
  /// JPEG, baseline and progressive (ITU-T T.81).
  case jpeg
  /// Graphics Interchange Format 87a and 89a.
  case gif

  /// Detects the format by its signature; `nil` for an unknown one.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: PNGDecoder.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else {
      return nil
    }
  }
}

/// The reason why bytes cannot be decoded as a picture.
public enum PictureError: Error, Sendable, Hashable {
  /// The bytes begin with no known signature.
  case unknownFormat
  /// The file is truncated or invalid at this offset in bytes.
  case malformed(PictureFormat, offset: Int)
  /// The file is valid but uses this feature, which is not decoded.
  case unsupported(PictureFormat, Feature)
  /// The picture has more pixels than the limit; the size is the file's.
  case tooLarge(PixelSize)

  /// A feature of a format that is not decoded.
  public enum Feature: Sendable, Hashable {
    /// JPEG with arithmetic coding, lossless or hierarchical (ITU-T T.81, SOF3 and above).
    case coding
    /// JPEG with more than 8 bits per sample.
    case precision
    /// JPEG with a number of components other than 1, 3 and 4.
    case components
  }
}

/// A size in pixels; each side is 1...2,147,483,647, so an area never overflows.
public struct PixelSize: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a size; `nil` if a side is out of range.
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

  /// The area in pixels.
  public var pixelCount: Int { width * height }

  /// The largest size with these proportions that fits in `box`; never larger than this one.
  ///
  ///     PixelSize(width: 4000, height: 3000)?.fitted(in: box)  // 100 × 75 in 100 × 100
  public func fitted(in box: PixelSize) -> PixelSize {
    guard width > box.width || height > box.height else { return self }
    // Compares the ratios without dividing.
    if width * box.height > height * box.width {
      return PixelSize(atLeastOne: box.width, (height * box.width + width / 2) / width)
    }
    return PixelSize(atLeastOne: (width * box.height + height / 2) / height, box.height)
  }

  var transposed: PixelSize { PixelSize(atLeastOne: height, width) }

  /// Reads the size of a picture, a JPEG's upright by its EXIF orientation, from the file's header.
  ///
  /// - Complexity: O(bytes) at most; decodes no pixels.
  public init(ofPictureIn bytes: [UInt8]) throws(PictureError) {
    do throws(PictureError) {
      // With a limit of 0 decoding stops once the size is known.
      self = try Picture(decoding: bytes, atMost: 0).size
    } catch {
      guard case .tooLarge(let size) = error else { throw error }
      self = size
    }
  }
}
