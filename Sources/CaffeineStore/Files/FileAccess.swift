/// What a file is opened for.
///
/// New files have mode 0600; symbolic links are not followed unless
/// said; nothing is inherited by other programs.
public enum FileAccess: Hashable, Sendable {
  /// A folder, for its names and the files in it. A symbolic link to one is followed.
  case folder
  /// Reading.
  case reading
  /// Reading, also through a symbolic link.
  case readingThroughLinks
  /// The same, also from a pipe, which is waited for.
  case readingStream
  /// Reading, and writing at the end only; the file must be there.
  case appending
  /// The same, making the file when it is not there.
  case appendingToNew
  /// Reading and writing anywhere, making the file when it is not there.
  case locking
  /// Writing a file that must not be there yet.
  case creating
}
