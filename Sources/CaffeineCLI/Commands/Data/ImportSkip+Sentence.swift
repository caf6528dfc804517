import CaffeineDomain
import CaffeineStore
import CommandArguments

extension ImportSkip {
  /// Count, reason and what the first row says: `2 skipped: no amount of caffeine ("Tea")`.
  var sentence: Message {
    let reason: Message =
      switch reason {
      case .noTime:
        "no date and time of day that can be read, such as 2026-11-20 08:30 or as --date-format says"
      case .noNumber: "not a plain number"
      case .noAmount: "no amount of caffeine"
      case .unknownDrink: "no amount of caffeine, and no drink of this name"
      case .unknownZone: "no time zone of this name or offset"
      case .skippedByClock: "the clock is put forward past this time"
      case .deleted: "marked as deleted"
      case .unreadable: "not to be read"
      case .repeatedID: "the id of an entry before it; a new drink needs none"
      case .plannedTooFarAhead: "more than 48 hours from now"
      case .notKept: objection?.sentence ?? ""
      }
    let first: Message = value.isEmpty ? "" : " (\"\(UnfitTable.shown(value))\")"
    return "\(count) skipped: \(reason)\(first)"
  }
}

extension UnfitTable {
  /// A text of the file, safe for a terminal and not too long for a line.
  static func shown(_ text: String) -> String {
    let text = Terminal.shown(text)
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  /// The command line that would do, with `HEADER` for what nobody can guess.
  ///
  /// What a header may mean is only ever offered here: a person reads it before it counts.
  fileprivate func command(for file: String, _ further: [[String]]) -> String {
    let has = Set(columns.values)
    var named = columns.filter { $0.key != $0.value.rawValue }.map { ($0.value, $0.key) }
    named.sort { $0.1 < $1.1 }
    var free = headers.filter { header in
      // A header that a terminal would not show as it is cannot be copied; a rate is no amount.
      columns[header] == nil && Terminal.shown(header) == header
        && !header.contains(where: "/|".contains)
    }
    // A missing column is the one header that has one of the words.
    func name(_ column: ImportColumn, _ words: [String], or other: String? = nil) {
      let same = free.first { $0.lowercased() == column.rawValue }
      let fits = free.filter { words.contains(where: $0.lowercased().contains) }
      guard !has.contains(column), let header = same ?? (fits.count == 1 ? fits[0] : other) else {
        return
      }
      named.append((column, header))
      free.removeAll { $0 == header }
    }
    for header in free {
      if let column = ImportColumn(unnamed: header) { name(column, [header.lowercased()]) }
    }
    if has.isDisjoint(with: [.at, .date]) {
      name(.date, ["date", "day"])
      if named.contains(where: { $0.0 == .date }) {
        name(.time, ["time", "hour"])
      } else {
        // The only time of a file is a whole moment.
        let time = columns.first { $0.value == .time }?.key
        named.removeAll { $0.0 == .time }
        name(.at, time == nil ? ["time", "when", "start"] : [], or: time ?? "HEADER")
      }
    }
    name(.milligrams, ["caffeine", "mg", "milligram"], or: "HEADER")
    if has.isDisjoint(with: [.name, .drink]) {
      name(.name, ["name", "drink", "beverage", "product"])
    }
    func copied(_ text: String, or other: String) -> String {
      Terminal.shown(text) == text ? text : other
    }
    let isUnit = headers.contains { ["unit", "units"].contains($0.lowercased()) }
    let unit = isUnit && !further.contains { $0[0] == "--unit" } ? [["--unit", "mg"]] : []
    let options =
      further + unit
      + named.map { ["--column", "\($0.0.rawValue)=\(copied($0.1, or: "HEADER"))"] }
    let path = file.hasPrefix("-") && file != "-" ? "./\(file)" : file
    // A line each, which no terminal wraps.
    return ([["caffeine", "import", copied(path, or: "FILE")]] + options).map(shellLine).joined(
      separator: " \\\n  ")
  }
}

extension Failure {
  /// A file whose columns do not fit: what is missing, the columns there are, and a command line to
  /// copy.
  init(_ table: UnfitTable, of file: String = "FILE", _ further: [[String]] = []) {
    let columns = Message.list(table.headers.prefix(30).map(UnfitTable.shown))
    let fault: Message =
      switch table.fault {
      case .noMoment: "no column is at, or date and time"
      case .noDrink: "no column is milligrams, drink or name"
      case .noAmount:
        "no column is milligrams, and a drink's own amount is taken only where each column is known"
      case .noHeader(let header): "no column is called \"\(UnfitTable.shown(header))\""
      case .repeatedHeader(let header):
        "two columns are called \"\(UnfitTable.shown(header))\"; rename one"
      case .belowOneMilligram:
        "its largest amount is below 1 mg. Are these grams? Add --unit g, or --unit mg if not"
      case .notTaken(let column): "--column \(column.rawValue) has no use beside its other columns"
      case .unnamed(let header):
        "\"\(UnfitTable.shown(header))\" may change what the other columns say"
      case .namesItself: "it names what it has: leave out --column, --date-format and --unit"
      case .severalLists: "it has several lists, or one within a drink; leave one in it"
      }
    var advice: Message =
      table.headers.isEmpty
      ? "Nothing was imported." : "Nothing was imported. Its columns: \(columns)"
    switch table.fault {
    case .noMoment, .noDrink, .noAmount, .noHeader, .unnamed:
      let offer: Message = "Say which is which, such as:"
      advice += "\n" + offer + "\n  " + Message(verbatim: table.command(for: file, further))
    case .repeatedHeader, .belowOneMilligram, .severalLists, .notTaken, .namesItself: break
    }
    self.init(.unreadableData, "The file cannot be imported: \(fault).", advice: advice)
  }
}

extension IntakeObjection {
  /// Without a period.
  var sentence: Message {
    switch self {
    case .amount(let amount):
      "\(amount.value.shortestText) mg is more than the 5000 mg that a drink can have"
    case .volume(let volume):
      "\(volume.value.shortestText) ml is more than the 10000 ml that a drink can have"
    case .start: "the date is not between the years 1900 and 2199"
    case .duration(let seconds): "\(seconds) s is more than the 24 hours that a drink can last"
    case .zoneOffset(let seconds): "\(seconds) s is not a time zone offset"
    case .text: "its name and note are longer than a line of 64 KiB holds"
    }
  }
}

extension UnknownFormat {
  /// Without a period; includes a remedy if there is one.
  var sentence: Message {
    switch self {
    case .empty: "it is empty"
    case .archive: "it is a ZIP archive; unzip it and import apple_health_export/export.xml"
    case .binary(let firstByte): "it begins with byte \(firstByte), which is not text"
    case .otherEncoding(let name?): "it is \(name); save it as UTF-8"
    case .otherEncoding(nil): "it is not text in UTF-8; save it as UTF-8"
    case .otherElement: "its first element is not HealthData"
    }
  }
}
