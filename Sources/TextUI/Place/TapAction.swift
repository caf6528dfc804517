/// What a tap on a part of a picture does.
package enum TapAction: Sendable {
  /// It leads to a URL, which the cells of the part carry too.
  case link(String)
  /// It does something.
  case button(@Sendable () async throws -> Void)
  /// It turns something on or off.
  case toggle(isOn: Bool, @Sendable () async throws -> Void)
}

/// A part of a picture that can be tapped.
package struct TapRegion: Sendable {
  package let action: TapAction
  /// Its cells, as far as they are inside the picture.
  package let area: CellRect
  var speech: Speech

  /// What it says when it is read aloud, its name; may be empty.
  @MainActor package var name: String { speech.text }
}

extension TreeBuilder {
  /// Makes the open nodes since a mark one part that can be tapped, unless controls are disabled.
  mutating func makeTappable(from mark: Int, _ action: TapAction?) {
    guard let action, environment.isEnabled, open.count > mark else { return }
    // One part for all of it, or each text of a button would be a button of its own when it is read aloud.
    if open.count > mark + 1 { addStack(from: mark) }
    wrap(from: mark, in: .effect(.tap(tree.taps.add(action))))
  }
}
