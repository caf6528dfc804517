nonisolated extension View {
  /// A number below 1 counts as 1.
  public consuming func lineLimit(_ number: Int?) -> some View {
    environment { $0.lineLimit = number.map { max(1, $0) } }
  }

  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment {
      $0.lineLimit = max(1, limit.upperBound)
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment {
      $0.lineLimit = nil
      $0.minimumLines = max(0, limit.lowerBound)
    }
  }

  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment {
      $0.lineLimit = max(1, limit)
      $0.minimumLines = reservesSpace ? max(1, limit) : 0
    }
  }

  public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment { $0.truncationMode = mode }
  }

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

  public consuming func textCase(_ textCase: Text.Case?) -> some View {
    environment { $0.textCase = textCase }
  }
}
