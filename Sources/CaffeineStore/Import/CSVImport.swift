import CivilTime

/// Reads comma-separated values by the names in their header line.
enum CSVImport {
  /// The intakes in `bytes`.
  ///
  /// Throws `StoreError.unknownFormat` when the header names no date or no caffeine, or the text is
  /// not UTF-8: names would be maimed.
  static func intakes(
    in bytes: UnsafeRawBufferPointer, clock: WallClock
  ) throws(StoreError) -> ImportedIntakes {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .unknownFormat(detail: "it is not text in UTF-8; save it as UTF-8")
    }
    var rows = CSVRows(bytes)
    let header = (rows.next() ?? []).map(EntryFields.folded)
    let samples = EntryFields(header.map { ($0, .number(0)) })
    guard samples.milligrams != nil, samples.instant != nil || samples.date != nil else {
      let names = header.prefix(12).joined(separator: ", ")
      let grams =
        header.contains("grams") ? "; grams of coffee or tea do not say how much caffeine" : ""
      throw .unknownFormat(
        detail:
          "no columns for the date and for mg of caffeine in its first line (\(names))\(grams)")
    }
    let isOwn = header == IntakeColumns.names.map(EntryFields.folded)
    let instants = InstantReader(clock: clock, order: order(of: rows, header))
    var reader = EntryReader(instants: instants, keepsIDs: isOwn)
    for row in rows {
      let row = isOwn ? row.map(FormulaGuard.removed) : row
      reader.read(EntryFields(zip(header, row).lazy.map { ($0, .string($1)) }))
    }
    return reader.imported
  }

  /// Whether the first number of dates like `3/4/2026` is the day: no row may contradict; where
  /// none tells, twelve-hour times are taken as a sign of American dates.
  private static func order(of rows: CSVRows, _ header: [String]) -> InstantReader.DateOrder {
    guard let column = header.firstIndex(where: { $0 == "date" || $0 == "day" }) else {
      return .dayFirst
    }
    var hasTwelveHours = false
    for row in rows where column < row.count {
      let numbers = row[column].split(separator: "/").prefix(2).compactMap { Int($0) }
      if numbers.count == 2, numbers[0] > 12 { return .dayFirst }
      if numbers.count == 2, numbers[1] > 12 { return .monthFirst }
      hasTwelveHours = hasTwelveHours || row.contains { $0.lowercased().hasSuffix("m") }
    }
    return hasTwelveHours ? .monthFirst : .dayFirst
  }
}
