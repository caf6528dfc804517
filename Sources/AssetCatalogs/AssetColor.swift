/// A colour of a catalogue.
public enum AssetColor: Sendable, Hashable {
  /// Channels of 0…1 in sRGB. Those of Display P3 are taken as if they were sRGB's, and those out of
  /// range as the nearest.
  case channels(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of the system by its name in UIKit or AppKit, such as `systemBlueColor`.
  case system(String)
}
