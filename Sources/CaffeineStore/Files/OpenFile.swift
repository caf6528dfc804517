/// An open file or folder, closed with its owner.
///
/// Keep it in a property: a local one is closed right after its last use by name.
struct OpenFile: ~Copyable {
  /// The system's number for it.
  let descriptor: FileDescriptor
  private let fileSystem: any FileSystem

  /// Takes over `descriptor`.
  init(_ descriptor: FileDescriptor, _ fileSystem: any FileSystem) {
    self.descriptor = descriptor
    self.fileSystem = fileSystem
  }

  deinit {
    // Nothing is lost: who writes closes its files itself, and hears of bytes that did not arrive.
    try? fileSystem.close(descriptor)
  }
}

/// An open file or folder, as the system numbers it.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: Int32

  /// The open file of that number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// What the program reads from.
  public static let standardInput = FileDescriptor(rawValue: 0)
}
