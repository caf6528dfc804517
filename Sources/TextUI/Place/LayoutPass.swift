/// What only layout finds out and preferences depend on.
///
/// Views are resolved before they are laid out, so a ``GeometryReader`` has no content yet when
/// views around it ask what it hands up, and which view of a ``ViewThatFits`` is shown is open. A
/// picture whose preferences depend on either is resolved and placed a second time with what the first
/// pass has found, and painted once. Most pictures have no such preferences and need one pass.
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

/// What a pass through resolving and placing a picture knows and finds out, whichever of the picture's
/// trees it is in: it goes from one to the next.
struct LayoutPass {
  /// The size of the picture in points.
  var pictureSize = CGSize.zero
  /// What an earlier pass has found out; `nil` in the first.
  var known: LayoutFindings?
  var found = LayoutFindings()
  var readerCount = 0
  /// How many containers there are so far that show one of their children.
  var fittingCount = 0
  /// What the trees that are placed have handed up.
  var preferences = PreferenceValues()
  var namedSpaces: [NamedFrame] = []
}

extension TreeBuilder {
  /// Adds what the content of a reader has handed up in the first pass.
  mutating func addPreferences(ofReader number: Int) {
    guard let found = pass.known?.handedUp[number] else { return }
    preferences.append(found, node: tree.nodes.count - 1)
  }

  /// Drops what the views of a `ViewThatFits`, the last node, have handed up since `mark` unless
  /// they are shown.
  mutating func keepPreferences(ofChoice number: Int, from mark: Int) {
    if preferences.mark == mark { return }
    pass.found.dependOnChoices = true
    guard let choice = pass.known?.choices[number], let fitting = tree.nodes.last else { return }
    let before = choice == 0 ? -1 : fitting.child(choice - 1, in: tree.children)
    preferences.keep(only: (before + 1)...fitting.child(choice, in: tree.children), from: mark)
  }
}

extension LayoutPass {
  /// Notes what the content of a reader has handed up since `mark`; if that is known already it
  /// counts where the reader stands and not once more.
  mutating func notePreferences(ofReader number: Int, from mark: Int) {
    if known != nil {
      preferences.keep(only: nil, from: mark)
    } else if preferences.mark > mark {
      found.handedUp[number] = preferences.entries(from: mark)
    }
  }
}
