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
