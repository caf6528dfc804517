/// A column that an import takes; its raw value is the header that needs no option.
public enum ImportColumn: String, Hashable, Sendable, CaseIterable {
  /// The moment: a date with a time of day.
  case at
  /// The date, to which `time` is joined by a space.
  case date
  /// The time of the date.
  case time
  /// The id of a drink, or a name that the catalogue knows.
  case drink
  /// The name that is stored.
  case name
  /// The caffeine in mg, a plain number.
  case milligrams
  /// The volume in ml, a plain number.
  case milliliters
  /// How many of the drink, where no column says the milligrams.
  case count
  /// How long it took, in s.
  case over
  /// What the person wrote beside it.
  case note
  /// The zone of the tz database in which times without an offset are read.
  case tz
  /// The offset of the local clock in s east of Greenwich.
  case off
  /// The id, which counts in our own exports alone: the `1` of another program would be the same
  /// drink in each of its files.
  case id
  /// Anything but `false`, `no` and `0` marks a row that is left out.
  case deleted
  /// Whether someone stated the milligrams; in our own exports alone.
  case given

  /// The columns that may be named for any file.
  public static let named = allCases.filter { $0 != .given }

  /// The column without which the others may say something else, for a header that is one but for
  /// case or our own export's name.
  package init?(unnamed header: String) {
    switch header.lowercased() {
    case "tz", "timezone", "time zone": self = .tz
    case "off", "utcoffset": self = .off
    case "deleted": self = .deleted
    default: return nil
    }
  }

  /// The header in our own exports.
  fileprivate var ownHeader: String {
    self == .tz ? "timeZone" : self == .off ? "utcOffset" : rawValue
  }
}

/// What a person says of a file's columns.
public struct ImportLayout: Hashable, Sendable {
  /// The unit of the milligrams column.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case grams = "g"
    case milligrams = "mg"
  }

  /// The headers of columns that are called otherwise.
  public var headers: [ImportColumn: String]
  /// The form of dates; `nil` for ISO 8601.
  public var dateFormat: DateFormat?
  /// The unit; `nil` is mg, and refuses a file whose largest amount is below 1.
  public var unit: Unit?

  /// Describes a file; by default one that needs no description.
  public init(
    headers: [ImportColumn: String] = [:], dateFormat: DateFormat? = nil, unit: Unit? = nil
  ) {
    (self.headers, self.dateFormat, self.unit) = (headers, dateFormat, unit)
  }

  /// Assigns each header to its column.
  ///
  /// Throws `StoreError.unfitTable` if a named header is missing or not taken, a taken one is there
  /// twice, one that changes what others say is not named, or the columns do not say when and how
  /// much. Without milligrams every header has to be known, since an unknown one may say another
  /// amount than the catalogue.
  func table(of headers: [String], isOwn: Bool) throws(StoreError) -> ImportTable {
    var table = ImportTable(headers: headers, isOwn: isOwn)
    func fault(_ fault: UnfitTable.Fault) -> StoreError {
      .unfitTable(UnfitTable(fault: fault, headers: headers, columns: table.columns))
    }
    if isOwn, self != ImportLayout() { throw fault(.namesItself) }
    for (column, header) in self.headers where headers.contains(header) {
      table.columns[header] = column
    }
    for column in isOwn ? ImportColumn.allCases : ImportColumn.named
    where self.headers[column] == nil {
      let header = isOwn ? column.ownHeader : column.rawValue
      if headers.contains(header), table.columns[header] == nil { table.columns[header] = column }
    }
    let missing = self.headers.values.filter { !headers.contains($0) }
    if let header = missing.min() { throw fault(.noHeader(header)) }
    // A moment in one column counts, unless the person named the date.
    let isSplit = !table.has(.at) || self.headers[.date] != nil && self.headers[.at] == nil
    table.leave(isSplit ? [.at] : [.date, .time])
    let isKnown = headers.allSatisfy { $0.isEmpty || table.columns[$0] != nil }
    // Beside an amount a count is ambiguous: for one drink or for all.
    if table.has(.milligrams) { table.leave([.count]) }
    if !isOwn { table.leave([.id]) }
    if let unused = self.headers.keys.first(where: { !table.has($0) }) {
      throw fault(.notTaken(unused))
    }
    let unnamed = table.untaken.first { header in
      ImportColumn(unnamed: header) != nil
        || ["unit", "units"].contains(header.lowercased()) && unit == nil && table.has(.milligrams)
    }
    if let unnamed, !isOwn { throw fault(.unnamed(unnamed)) }
    let twice = table.columns.keys.filter { header in headers.count { $0 == header } > 1 }
    if let header = twice.min() { throw fault(.repeatedHeader(header)) }
    guard table.has(.at) || table.has(.date) else { throw fault(.noMoment) }
    if table.has(.milligrams) { return table }
    guard table.has(.drink) || table.has(.name) else { throw fault(.noDrink) }
    guard isKnown else { throw fault(.noAmount) }
    return table
  }
}

/// The headers of a file, and what each is.
struct ImportTable {
  let headers: [String]
  /// Whether it is an export of ours, with ids of ours.
  let isOwn: Bool
  fileprivate(set) var columns: [String: ImportColumn] = [:]

  var untaken: [String] { headers.filter { !$0.isEmpty && columns[$0] == nil } }

  func has(_ column: ImportColumn) -> Bool { columns.values.contains(column) }

  fileprivate mutating func leave(_ left: [ImportColumn]) {
    columns = columns.filter { !left.contains($0.value) }
  }
}

/// A file whose columns do not fit.
public struct UnfitTable: Hashable, Sendable {
  /// What is missing or in the way.
  public enum Fault: Hashable, Sendable {
    /// No column says when.
    case noMoment
    /// No column says how much or of what.
    case noDrink
    /// No column says how much, and some are not known.
    case noAmount
    /// The file has no column with the header that was named.
    case noHeader(String)
    /// The header of a taken column is there more than once.
    case repeatedHeader(String)
    /// A column that was named has no use beside the others.
    case notTaken(ImportColumn)
    /// A column that changes what the others say, but is not called as documented.
    case unnamed(String)
    /// A file that names what it has was described.
    case namesItself
    /// The largest amount is below 1 mg.
    case belowOneMilligram
    /// The object has several lists, or one beside a moment; by their names.
    case severalLists([String])
  }

  /// What is missing or in the way.
  public let fault: Fault
  /// The headers of the file, in order.
  public let headers: [String]
  /// The columns that were found, by header.
  public let columns: [String: ImportColumn]

  package init(fault: Fault, headers: [String], columns: [String: ImportColumn] = [:]) {
    (self.fault, self.headers, self.columns) = (fault, headers, columns)
  }
}
