import CivilTime

/// Reads comma-separated values by the names in their header line.
enum CSVImport {
  /// The intakes in `bytes`.
  ///
  /// Throws `StoreError.unknownFormat` when the header names no date, or neither caffeine nor a drink, or the text is
  /// not UTF-8: names would be maimed.
  static func intakes(
    in bytes: UnsafeRawBufferPointer, rules: ImportRules
  ) throws(StoreError) -> ImportedIntakes {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .unknownFormat(.otherEncoding(nil))
    }
    var rows = CSVRows(bytes)
    let names = rows.next() ?? []
    let header = names.map(EntryFields.folded)
    let samples = EntryFields(header.map { ($0, .number(0)) })
    // A name has the amount of the catalogue.
    guard samples.milligrams != nil || samples.name != nil,
      samples.instant != nil || samples.date != nil
    else {
      throw .unknownFormat(
        // Grams are of coffee: 18 of them taken for caffeine would be a deadly dose.
        .noColumns(Array(names.prefix(12)), hasGrams: header.contains("grams")))
    }
    let isOwn = header == IntakeColumns.names.map(EntryFields.folded)
    var dates = DateOrderEvidence()
    // Our own begin with the year.
    if !isOwn { noteDates(in: rows, header, &dates) }
    var reader = try EntryReader(rules, dates: dates, keepsIDs: isOwn)
    for row in rows {
      // Only ours were defused: elsewhere an apostrophe may be how a name begins.
      let row = isOwn ? row.map(FormulaGuard.removed) : row
      reader.read(EntryFields(zip(header, row).lazy.map { ($0, .string($1)) }))
    }
    var imported = reader.imported
    imported.ignoredColumns = zip(names, header)
      .filter { column in
        // Beside an amount, nobody knows whether it is that of one or of all.
        let isUnused =
          samples.milligrams != nil
          && (EntryField.count.names + EntryField.size.names).contains(column.1)
        return !column.1.isEmpty && (isUnused || !EntryField.allNames.contains(column.1))
      }.map(\.0)
    return imported
  }

  private static func noteDates(
    in rows: CSVRows, _ header: [String], _ dates: inout DateOrderEvidence
  ) {
    let column = { (field: EntryField) in
      field.names.lazy.compactMap(header.firstIndex(of:)).first
    }
    guard let date = column(.instant) ?? column(.date) else { return }
    let time = column(.time)
    for row in rows where date < row.count {
      dates.note(row[date], time: time.flatMap { $0 < row.count ? row[$0] : nil })
    }
  }
}
