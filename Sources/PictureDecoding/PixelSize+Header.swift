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
