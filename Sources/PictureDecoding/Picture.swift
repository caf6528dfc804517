/// A decoded picture: rows of pixels from the top, sRGB, with straight alpha.
///
/// ```swift
/// let picture = try Picture(decoding: bytes, fitting: PixelSize(width: 84, height: 80))
/// picture[0, 0].red
/// ```
///
/// Colours are taken as sRGB whatever the file says of gamma or profile: what a terminal shows is
/// no more exact than that.
public struct Picture: Sendable, Hashable {
  /// One pixel; all four 0…255, the colours not multiplied by alpha.
  public struct Pixel: Sendable, Hashable {
    /// 0 is none of it; an alpha of 0 is transparent.
    public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    /// A pixel, opaque unless `alpha` says otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// In pixels, upright: the EXIF orientation has been applied.
  public let size: PixelSize
  /// Row by row from the top, each row from the left; `size.width * size.height` of them.
  public let pixels: [Pixel]

  /// The pixel of a column and a row, both from 0.
  public subscript(column: Int, row: Int) -> Pixel { pixels[row * size.width + column] }

  /// Pixels row by row, as many as the size has; traps otherwise, which no file reaches: each decoder
  /// makes as many as the size asks for and fills them.
  package init(size: PixelSize, pixels: [Pixel]) {
    precondition(pixels.count == size.pixelCount)
    self.size = size
    self.pixels = pixels
  }

  /// Decodes a PNG, a JPEG or the first frame of a GIF, upright by its EXIF orientation.
  ///
  /// With `box` the picture is shrunk while it is read, by averages of the light in each area: a
  /// photo of 48 megapixels never stands in memory, only what one row of it needs and 20 bytes for
  /// each pixel of the box. A progressive JPEG needs 2 bytes for each of its samples as well, or one
  /// in 64 of that where the box is an eighth of it. It is never enlarged.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - box: The size to fit in; `nil` for all its pixels, 4 bytes each.
  ///   - limit: The most pixels that the file may have; no side may have more than 65,535, which is
  ///     all that JPEG and GIF know.
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

  /// What a caller asks of a decoder.
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

/// The files that are read, told apart by their first bytes and never by their names.
public enum PictureFormat: Sendable, Hashable, CaseIterable {
  /// Portable Network Graphics (ISO/IEC 15948).
  case png
  /// JPEG, baseline and progressive (ITU-T T.81).
  case jpeg
  /// Graphics Interchange Format 87a and 89a.
  case gif

  /// The format whose signature the bytes begin with; `nil` if there is none.
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

/// Why bytes are no picture that this library draws.
public enum PictureError: Error, Sendable, Hashable {
  /// The first bytes are those of no format it knows.
  case unknownFormat
  /// The bytes end, or leave the format, at this offset from their start.
  case malformed(PictureFormat, offset: Int)
  /// It is right by its format, but of a kind that is not decoded.
  case unsupported(PictureFormat, Feature)
  /// It has more pixels than the caller takes.
  case tooLarge(PixelSize)

  /// What of a format is not decoded.
  public enum Feature: Sendable, Hashable {
    /// A JPEG coded arithmetically, losslessly or in a hierarchy (ITU-T T.81, SOF3 and above).
    case coding
    /// A JPEG of more than 8 bits a sample.
    case precision
    /// A JPEG of another number of components than 1, 3 and 4.
    case components
  }
}

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
