/// Why a picture could not be fetched.
public enum PictureFailure: Error, Hashable, Sendable {
  /// The address is neither `http` nor `https`.
  case scheme
  /// The server does not answer, or breaks off; Foundation's words.
  case connection(String)
  /// The server answers with another status than 200.
  case status(Int)
  /// It took longer than allowed.
  case tooLate
  /// It has more bytes or pixels than allowed.
  case tooLarge
  /// It is no PNG, JPEG or GIF, or breaks off before its size.
  case noPicture
  /// It cannot be kept; Foundation's words.
  case cache(String)
}

/// How much a picture may take.
public struct PictureLimits: Hashable, Sendable {
  /// The bytes of one picture.
  public var bytes: Int
  /// The pixels of one picture, by which goes the time that each drawing of it takes.
  public var pixels: Int
  /// The time from the request to the last byte.
  public var time: Duration
  /// How many are fetched at a time.
  public var count: Int
  /// The seconds for which a picture is not fetched again.
  public var age: TimeInterval

  /// Limits (default: 8 MiB and 25 million pixels, as a telephone takes them, in ten seconds, two at
  /// a time, again after a day).
  public init(
    bytes: Int = 8 << 20, pixels: Int = 25_000_000, time: Duration = .seconds(10), count: Int = 2,
    age: TimeInterval = 86_400
  ) {
    self.bytes = bytes
    self.pixels = pixels
    self.time = time
    self.count = max(1, count)
    self.age = age
  }
}
