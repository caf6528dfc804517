/// - Effect: none
nonisolated extension View {
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self {
    self
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
}

/// A key of a keyboard.
/// - Effect: none
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) {
    self.character = character
  }
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }
}

/// Keys that are held down.
/// - Effect: none
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let command = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let option = EventModifiers(rawValue: 1 << 2)
  public static let control = EventModifiers(rawValue: 1 << 3)
}

/// Keys that do what a button does.
/// - Effect: none
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut("\r", modifiers: [])
  public static let cancelAction = KeyboardShortcut("\u{1B}", modifiers: [])

  public let key: KeyEquivalent
  public let modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}
