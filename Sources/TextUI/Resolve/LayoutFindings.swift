/// What only layout finds out and preferences depend on.
///
/// Views are resolved before they are laid out, so a ``GeometryReader`` has no content yet when
/// views around it ask what it hands up, and which view of a ``ViewThatFits`` is shown is open. A
/// picture whose preferences depend on either is drawn a second time with what the first drawing
/// has found. Most pictures have no such preferences and are drawn once.
struct LayoutFindings {
  /// What the content of readers handed up, by their numbers.
  var handedUp: [Int: [PreferenceValues.Entry]] = [:]
  /// The position of the child that a ``ViewThatFits`` shows, by its number.
  var choices: [Int: Int] = [:]
  /// Whether a view in a ``ViewThatFits`` hands something up.
  var dependOnChoices = false

  /// Whether the picture would be another one if they had been known.
  var matter: Bool { dependOnChoices || !handedUp.isEmpty }
}

extension ViewTree {
  /// Adds what the content of a reader has handed up in the first drawing.
  mutating func addPreferences(ofReader index: Int) {
    guard let found = known?.handedUp[index] else { return }
    preferences.append(found, node: nodes.count - 1)
  }

  /// Notes what the content of a reader has handed up since `mark`; if that is known already it
  /// counts where the reader stands and not once more.
  mutating func notePreferences(ofReader index: Int, from mark: Int) {
    if known != nil {
      preferences.keep(only: nil, from: mark)
    } else if preferences.mark > mark {
      found.handedUp[index] = preferences.entries(from: mark)
    }
  }

  /// Drops what the views of a `ViewThatFits`, the last node, have handed up since `mark` unless
  /// they are shown.
  mutating func keepPreferences(ofChoice number: Int, from mark: Int) {
    if preferences.mark == mark { return }
    found.dependOnChoices = true
    guard let choice = known?.choices[number], let fitting = nodes.last else { return }
    let before = choice == 0 ? -1 : child(choice - 1, of: fitting)
    preferences.keep(only: (before + 1)...child(choice, of: fitting), from: mark)
  }

  /// Notes which view a `ViewThatFits` shows.
  mutating func noteChoice(_ number: Int, of node: Node, shown id: Int) {
    if !found.dependOnChoices { return }
    found.choices[number] = (0..<node.childCount).first { child($0, of: node) == id }
  }
}
