/// A key for a custom environment value.
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

  /// The value if no view sets one.
  static var defaultValue: Value { get }
}
