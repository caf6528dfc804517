/// A format of pictures.
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
