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
