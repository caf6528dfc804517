nonisolated extension View {
  /// Sets the most lines of a text, at least 1; `nil` is no limit.
  public consuming func lineLimit(_ number: Int?) -> some View {
    environment { $0.lineLimit = number.map { max(1, $0) } }
  }

  /// Sets the fewest and the most lines of a text.
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment {
      $0.lineLimit = max(1, limit.upperBound)
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  /// Sets the fewest lines of a text, without an upper limit.
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment {
      $0.lineLimit = nil
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  /// Sets the most lines of a text, at least 1.
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the most lines of a text, and reserves the space for all of them if asked to.
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment {
      $0.lineLimit = max(1, limit)
      $0.minimumLines = reservesSpace ? max(1, limit) : 0
    }
  }

  /// Sets where a text that does not fit is cut and gets its ellipsis.
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment { $0.truncationMode = mode }
  }

  /// Sets the alignment of a text's lines with each other.
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  /// - Effect: none; cells cannot shrink.
  ///
  /// Dates take the longest form that fits, and large numerals that do not fit become plain text.
  public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment { $0.minimumScaleFactor = factor }
  }

  /// - Effect: none; letters stand in cells.
  public consuming func allowsTightening(_ flag: Bool) -> some View {
    environment { $0.allowsTightening = flag }
  }

  /// Draws text in upper or lower case; `nil` keeps it.
  public consuming func textCase(_ textCase: Text.Case?) -> some View {
    environment { $0.textCase = textCase }
  }
}
