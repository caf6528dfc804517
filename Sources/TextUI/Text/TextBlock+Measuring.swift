extension TextBlock {
  /// The size for a proposal, in points: whole cells, as wide as the longest line, and at most the
  /// proposed width if the text can wrap or truncate.
  func sizeThatFits(_ proposal: ProposedViewSize, _ memory: inout TextMemory) -> CGSize {
    // A stack asks several times and few texts wrap: answers that need no line ends come first.
    memory.heightUse = limits.allowsLargeNumerals ? .both : .none
    let columns = Self.columns(in: proposal.width)
    if let width = largeColumns(columns: columns, height: proposal.height) {
      return CellMetrics.size(columns: width, rows: LargeNumerals.rows)
    }
    if let width = form.columns, width <= columns { return size(columns: width, rows: 1) }
    let rows = Self.rows(in: proposal.height, limit: limits.maximumLines)
    let isColumn = columns == 1 && form.letters != nil && shorterForms == nil
    if limits.maximumLines != 1, memory.heightUse == .none {
      memory.heightUse = isColumn ? .height : .both
    }
    // A stack asking for the minimum: one column, a letter for each row as long as rows last.
    if columns == 1, rows == 1, form.isNarrow { return size(columns: 1, rows: 1) }
    if isColumn, let letters = form.letters { return size(columns: 1, rows: min(letters, rows)) }
    let text = wrapped(columns: columns, rows: rows, &memory)
    return size(columns: text.width, rows: text.lines.count)
  }

  /// The lower edges of the first and the last line, in points from the top.
  func baselines(
    in proposal: ProposedViewSize, _ memory: inout TextMemory
  ) -> (first: CGFloat, last: CGFloat) {
    let columns = Self.columns(in: proposal.width)
    if largeColumns(columns: columns, height: proposal.height) != nil {
      let height = CGFloat(LargeNumerals.rows) * CellMetrics.height
      return (height, height)
    }
    if let width = form.columns, width <= columns {
      return (CellMetrics.height, CellMetrics.height)
    }
    let rows = Self.rows(in: proposal.height, limit: limits.maximumLines)
    let count = CGFloat(wrapped(columns: columns, rows: rows, &memory).lines.count)
    return (CellMetrics.height, count * CellMetrics.height)
  }

  /// The spoken text: the longest form, or nothing for redacted text.
  var spokenText: String { isRedacted ? "" : form.text.spokenText ?? form.text.string }

  private func size(columns: Int, rows: Int) -> CGSize {
    CellMetrics.size(columns: columns, rows: max(rows, limits.minimumLines))
  }

  /// The columns of the text in large numerals; `nil` for plain text or too little space.
  func largeColumns(columns: Int, height: CGFloat?) -> Int? {
    guard limits.allowsLargeNumerals, form.text.runs.count == 1,
      Self.rows(in: height, limit: nil) >= LargeNumerals.rows,
      let width = LargeNumerals.columns(of: form.text.string), width <= columns
    else { return nil }
    return width
  }

  /// The lines in an area; remembers the last answer, since drawing follows measuring.
  func wrapped(columns: Int, rows: Int, _ memory: inout TextMemory) -> WrappedText {
    if let wrapped = memory.wrapped, wrapped.columns == columns, wrapped.rows == rows {
      return wrapped
    }
    let text = wrap(columns: columns, rows: rows, &memory)
    memory.wrapped = text
    return text
  }

  private func wrap(columns: Int, rows: Int, _ memory: inout TextMemory) -> WrappedText {
    let fitting = fittingForm(columns: columns, &memory)
    let lines = TextLine.wrapping(
      fitting.text.string[...], columns: columns, limit: rows, truncation: limits.truncation,
      keptWord: keptWord(in: columns))
    return WrappedText(
      columns: columns, rows: rows, form: fitting.text, lines: lines,
      width: lines.reduce(0) { max($0, $1.columns) })
  }

  /// The columns of the longest word that is kept whole in an area.
  ///
  /// A phone's letters of 10 points are 5 wide, and a cell is 8: a word that would be broken here
  /// is whole there. It is truncated instead, since a broken one looks like two. Words in letters
  /// as large as cells are broken on a phone too, as are words of more than two lines.
  private func keptWord(in columns: Int) -> Int {
    let columns = min(columns, 1000)
    return limits.letterWidth < CellMetrics.width ? 2 * columns : 0
  }

  /// The longest form that fits on one line, else the shortest.
  ///
  /// A date has up to three: “21 November 2026” is not broken over two lines where “21 Nov 2026”
  /// fits on one. The shorter ones are made when the longest is too wide, which is rare.
  private func fittingForm(columns: Int, _ memory: inout TextMemory) -> Form {
    if let width = form.columns, width <= columns { return form }
    guard let shorterForms else { return form }
    let forms = memory.shorterForms ?? shorterForms()
    memory.shorterForms = forms
    return forms.first { ($0.columns ?? .max) <= columns } ?? forms.last ?? form
  }

  /// The columns in a proposed width; at least one, to show something.
  static func columns(in width: CGFloat?) -> Int {
    guard let width else { return .max }
    return width >= 1e6 ? .max : max(1, CellMetrics.wholeColumns(in: width))
  }

  /// The rows in a proposed height; at least one, at most the line limit.
  static func rows(in height: CGFloat?, limit: Int?) -> Int {
    let limit = limit.map { max(1, $0) } ?? .max
    guard let height, height < 1e6 else { return limit }
    return min(limit, max(1, CellMetrics.wholeRows(in: height)))
  }
}
