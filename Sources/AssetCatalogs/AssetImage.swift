/// A picture of a catalogue: a file, not decoded.
public struct AssetImage: Sendable, Hashable {
  /// The whole file.
  public let bytes: [UInt8]
  /// Its pixels a point.
  public let scale: Double
  /// Whether only its opacity counts, to be tinted; `nil` leaves it to who draws it.
  public let isTemplate: Bool?
}
