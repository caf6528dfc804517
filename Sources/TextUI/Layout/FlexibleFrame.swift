/// The limits of a frame whose size depends on its proposal and its content.
struct FlexibleFrame: Hashable {
  /// The limits of one axis; each is at least the one before it.
  struct Limits: Hashable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Raises a limit below the one before it.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min
      self.ideal = ideal.map { Swift.max($0, min ?? $0) }
      self.max = max.map { Swift.max($0, self.ideal ?? min ?? $0) }
    }

    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamped(length)
    }

    /// The frame's length around content: with both limits the proposal clamped to them, with one
    /// limit the proposal as far as content and limit allow, without limits the content's length.
    ///
    /// A single limit changes the length only if the content is beyond it, so that `minWidth` alone
    /// never fills a row. For content of 40 and a proposal of 100:
    ///
    /// | limits | length |
    /// | --- | --- |
    /// | 0 to ∞ | 100 |
    /// | 60 to nothing given | 60: the content's 40, raised |
    /// | nothing given to 80 | 80: the offer's 100, lowered |
    /// | nothing given to ∞ | 100: the offer is more than the content |
    ///
    /// For a proposal of 20 the last is 40: the content is larger, and the maximum allows that.
    func length(around child: CGFloat, in proposal: CGFloat?) -> CGFloat {
      guard let proposal else { return ideal ?? clamped(child) }
      return switch (min, max) {
      case (nil, nil): child
      case (let min?, nil): Swift.max(Swift.min(proposal, child), min)
      case (nil, let max?): Swift.min(Swift.max(proposal, child), max)
      case (_?, _?): clamped(proposal)
      }
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
      Swift.min(Swift.max(length, min ?? length), max ?? .infinity)
    }
  }

  var horizontal: Limits
  var vertical: Limits

  func childProposal(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.childProposal(proposal.width),
      height: vertical.childProposal(proposal.height))
  }

  func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: horizontal.length(around: child.width, in: proposal.width),
      height: vertical.length(around: child.height, in: proposal.height))
  }
}
