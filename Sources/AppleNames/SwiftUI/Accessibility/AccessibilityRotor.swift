/// Something that a rotor stops at; nothing is read aloud part by part here.
/// - Effect: none
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {}
  @_disfavoredOverload
  public init(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void = {}) {}

  public var body: some View { EmptyView() }
}

/// A rotor that every app has.
/// - Effect: none
public struct AccessibilitySystemRotor: Sendable {
  public static var headings: Self { Self() }
  public static var boldText: Self { Self() }
  public static var images: Self { Self() }
  public static var landmarks: Self { Self() }
  public static var links: Self { Self() }
  public static var lists: Self { Self() }
  public static var tables: Self { Self() }
  public static var textFields: Self { Self() }
  public static func links(visited: Bool) -> Self { Self() }
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
}

/// - Effect: none
nonisolated extension View {
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View
  ) -> Self { self }
  public func accessibilityRotor(_ label: Text, @ViewBuilder entries: () -> some View) -> Self {
    self
  }
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> some View
  ) -> Self { self }
  @_disfavoredOverload
  public func accessibilityRotor(
    _ label: some StringProtocol, @ViewBuilder entries: () -> some View
  ) -> Self { self }
}
