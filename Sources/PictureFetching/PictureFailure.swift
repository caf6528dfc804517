/// The reason why a picture could not be fetched.
public enum PictureFailure: Error, Hashable, Sendable {
  /// The address is neither `http` nor `https`.
  case scheme
  /// The server is unreachable or closes early; the text is Foundation's.
  case connection(String)
  /// The server answers with a status other than 200.
  case status(Int)
  /// The download exceeds the time limit.
  case tooLate
  /// The picture exceeds the limit of bytes or pixels.
  case tooLarge
  /// The content is no PNG, JPEG or GIF, or ends before its size.
  case noPicture
  /// The cache cannot store the picture; the text is Foundation's.
  case cache(String)
}

/// Limits for downloads.
public struct PictureLimits: Hashable, Sendable {
  /// The most bytes of one picture.
  public var bytes: Int
  /// The most pixels of one picture, which determine the time of each drawing.
  public var pixels: Int
  /// The time from the request to the last byte.
  public var time: Duration
  /// The number of simultaneous downloads.
  public var count: Int
  /// The age in seconds at which a cached picture is fetched again.
  public var age: TimeInterval

  /// The defaults suit photos from a phone: 8 MiB and 25 million pixels, in ten seconds, two at a
  /// time, again after a day.
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
