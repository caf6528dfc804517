nonisolated extension View {
  /// Sets the lines a text may take; `nil` is any number.
  public consuming func lineLimit(_ number: Int?) -> some View {
    environment { $0.lineLimit = number.map { max(1, $0) } }
  }

  /// Sets the lines a text must and may take.
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment {
      $0.lineLimit = max(1, limit.upperBound)
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  /// Sets the fewest lines a text takes.
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment {
      $0.lineLimit = nil
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  /// Sets the most lines a text takes.
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the lines a text may take, and takes the room for all of them if asked to.
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment {
      $0.lineLimit = max(1, limit)
      $0.minimumLines = reservesSpace ? max(1, limit) : 0
    }
  }

  /// Sets where a text that does not fit loses what is replaced by an ellipsis.
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment { $0.truncationMode = mode }
  }

  /// Sets how the lines of a text stand to each other.
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  /// - Effect: none; cells cannot shrink.
  ///
  /// Dates always take the longest form that fits, and large numerals become plain ones where
  /// there is no room for them.
  public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment { $0.minimumScaleFactor = factor }
  }

  /// - Effect: none; letters stand in cells.
  public consuming func allowsTightening(_ flag: Bool) -> some View {
    environment { $0.allowsTightening = flag }
  }

  /// Sets text in capitals or small letters.
  public consuming func textCase(_ textCase: Text.Case?) -> some View {
    environment { $0.textCase = textCase }
  }
}
