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
