/// The effect of a tap on a part of a picture.
package enum TapAction: Sendable {
  /// Opens a URL, which the cells of the part carry too.
  case link(String)
  case button(@Sendable () async throws -> Void)
  case toggle(isOn: Bool, @Sendable () async throws -> Void)
}

package struct TapRegion: Sendable {
  package let action: TapAction
  /// Its cells inside the picture.
  package let area: CellRect
  var speech: Speech

  /// Its spoken text as a name; may be empty.
  @MainActor package var name: String { speech.text }
}

extension TreeBuilder {
  /// Makes the open nodes since a mark one tappable part, unless controls are disabled.
  mutating func makeTappable(from mark: Int, _ action: TapAction?) {
    guard let action, environment.isEnabled, open.count > mark else { return }
    // One part for all of it, or each text of a button would be read aloud as a separate button.
    if open.count > mark + 1 { addStack(from: mark) }
    wrap(from: mark, in: .effect(.tap(tree.taps.add(action))))
  }
}
