/// Findings of layout on which preferences depend.
///
/// Views are resolved before they are laid out, so a ``GeometryReader`` has no content yet when
/// views around it read its preferences, and the choice of a ``ViewThatFits`` is open. A picture
/// whose preferences depend on either is resolved and placed a second time with the findings of the
/// first pass, and painted once. Most pictures need only one pass.
struct LayoutFindings {
  /// The preferences of readers' contents, by number.
  var handedUp: [Int: [PreferenceValues.Entry]] = [:]
  /// The index of the child that a ``ViewThatFits`` shows, by number.
  var choices: [Int: Int] = [:]
  /// Whether a view in a ``ViewThatFits`` sets a preference.
  var dependOnChoices = false

  /// Whether knowing them could change the picture.
  var matter: Bool { dependOnChoices || !handedUp.isEmpty }
}

/// The state of one pass of resolving and placing, handed on through all trees of the picture.
struct LayoutPass {
  /// The size of the picture in points.
  var pictureSize = CGSize.zero
  /// The findings of an earlier pass; `nil` in the first.
  var known: LayoutFindings?
  var found = LayoutFindings()
  var readerCount = 0
  /// The number of ``ViewThatFits`` so far.
  var fittingCount = 0
  /// The preferences of the placed trees.
  var preferences = PreferenceValues()
  var namedSpaces: [NamedFrame] = []
}

extension TreeBuilder {
  /// Adds the preferences of a reader's content, known from the first pass.
  mutating func addPreferences(ofReader number: Int) {
    guard let found = pass.known?.handedUp[number] else { return }
    preferences.append(found, node: tree.nodes.count - 1)
  }

  /// Drops the preferences set since `mark` in a `ViewThatFits`, the last node, except those of the
  /// shown view.
  mutating func keepPreferences(ofChoice number: Int, from mark: Int) {
    if preferences.mark == mark { return }
    pass.found.dependOnChoices = true
    guard let choice = pass.known?.choices[number], let fitting = tree.nodes.last else { return }
    let before = choice == 0 ? -1 : fitting.child(choice - 1, in: tree.children)
    preferences.keep(only: (before + 1)...fitting.child(choice, in: tree.children), from: mark)
  }
}

extension LayoutPass {
  /// Notes the preferences of a reader's content since `mark`; known ones count at the reader and
  /// not again here.
  mutating func notePreferences(ofReader number: Int, from mark: Int) {
    if known != nil {
      preferences.keep(only: nil, from: mark)
    } else if preferences.mark > mark {
      found.handedUp[number] = preferences.entries(from: mark)
    }
  }
}
