import CaffeineStore

/// The machine that runs this process.
enum Machine {
  /// The 32 digits of machine-id(5); empty without them, as on Apple's systems and in some
  /// containers.
  static let identifier: String = {
    let file = try? PosixFileSystem().smallFile("/etc/machine-id", for: .readingThroughLinks)
    let line = (file?.bytes ?? []).prefix { $0 != 0x0A }
    return line.count == 32 ? String(decoding: line, as: UTF8.self) : ""
  }()
}
