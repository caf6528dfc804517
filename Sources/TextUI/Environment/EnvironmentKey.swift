/// A key for an environment value of one's own.
///
/// ```swift
/// private struct CompactKey: EnvironmentKey {
///   static let defaultValue = false
/// }
/// extension EnvironmentValues {
///   var isCompact: Bool {
///     get { self[CompactKey.self] }
///     set { self[CompactKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}
