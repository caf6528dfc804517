/// The limits of a frame that follows what it is offered and what its content takes.
struct FlexibleFrame: Hashable {
  /// The limits of one axis, in ascending order where they are set.
  struct Limits: Hashable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Raises a limit that lies below the one before it.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min
      self.ideal = ideal.map { Swift.max($0, min ?? $0) }
      self.max = max.map { Swift.max($0, self.ideal ?? min ?? $0) }
    }

    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamped(length)
    }

    /// The length around content of a length: with both limits the offer between them, with one
    /// the offer as far as the content and the limit allow, with none the content's.
    ///
    /// One limit moves the frame only as far as the content is on the other side of it, so that
    /// `minWidth` alone never fills a row. Around content of 40 that is offered 100:
    ///
    /// | limits | length |
    /// | --- | --- |
    /// | 0 to ∞ | 100 |
    /// | 60 to nothing given | 60: the content's 40, raised |
    /// | nothing given to 80 | 80: the offer's 100, lowered |
    /// | nothing given to ∞ | 100: the offer is more than the content |
    ///
    /// Offered 20, the last is 40: the content is larger, and its maximum allows that.
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
