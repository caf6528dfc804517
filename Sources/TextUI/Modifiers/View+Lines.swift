public import struct Foundation.CGFloat

nonisolated extension View {
  /// Sets the lines a text may take; `nil` is any number.
  public func lineLimit(_ number: Int?) -> some View {
    environment { $0.lineLimit = number.map { max(1, $0) } }
  }

  /// Sets the lines a text must and may take.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment {
      $0.lineLimit = max(1, limit.upperBound)
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  /// Sets the fewest lines a text takes.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment {
      $0.lineLimit = nil
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  /// Sets the most lines a text takes.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the lines a text may take, and takes the room for all of them if asked to.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment {
      $0.lineLimit = max(1, limit)
      $0.minimumLines = reservesSpace ? max(1, limit) : 0
    }
  }

  /// Sets where a text that does not fit loses what is replaced by an ellipsis.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment { $0.truncationMode = mode }
  }

  /// Sets how the lines of a text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  /// No effect of its own: cells cannot shrink.
  ///
  /// Dates always take the longest form that fits, and large numerals become plain ones where
  /// there is no room for them.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment { $0.minimumScaleFactor = factor }
  }

  /// No effect: letters stand in cells.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment { $0.allowsTightening = flag }
  }

  /// Sets text in capitals or small letters.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment { $0.textCase = textCase }
  }

  /// No effect: rows have one height.
  public func lineSpacing(_ lineSpacing: CGFloat) -> Self {
    self
  }
}
