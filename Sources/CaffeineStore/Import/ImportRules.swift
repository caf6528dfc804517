import CivilTime

/// How the entries of a file are read.
struct ImportRules {
  /// The clock of times without an offset.
  let clock: WallClock
  /// What starts later is not imported.
  let latest: Date
  /// The order of dates that someone named; `nil` to find it out.
  let dateOrder: DateOrder?
  /// The order in the language of whoever imports, if known.
  let localeOrder: DateOrder?

  /// The order of the dates in a file; `nil` if it has none that needs one.
  func order(_ evidence: DateOrderEvidence) throws(StoreError) -> DateOrder? {
    if let dateOrder { return dateOrder }
    return try evidence.order(for: localeOrder)
  }
}
