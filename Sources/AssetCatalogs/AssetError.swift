/// Why a name gives no picture or colour.
public enum AssetError: Error, Sendable, Hashable {
  /// No set and no file has the name.
  case notFound
  /// The set has nothing for this appearance.
  case noVariant
  /// The set has only a vector file such as PDF or SVG, at this path, and vectors are not drawn.
  case vectorOnly(path: String)
  /// The file is missing, too large, or no regular file.
  case unreadable(path: String)
  /// A `Contents.json` is no JSON or not of the form that Xcode writes; `key` says where in it, such
  /// as `images.0.scale`.
  case malformed(path: String, key: String)
}
