#if canImport(Testing)
  import Foundation
  package import Testing

  /// Many texts under their titles in one file, `Files/<name>.txt` beside the calling test.
  ///
  /// A comparison names the titles whose texts changed, and a recording (`RECORD_SNAPSHOTS=1`) shows in
  /// `git diff` as those alone.
  package struct GoldenFile {
    /// How the file has them.
    package enum Form {
      /// Each below a line `## title`.
      case blocks
      /// Each in a line, a word a column, with the title at its end; `titles` heads those.
      case table(columns: [String], titles: String)
    }

    package struct Entry: Equatable {
      package let title: String
      package let text: String

      package init(_ title: String, _ text: String) {
        (self.title, self.text) = (title, text)
      }
    }

    /// A text that is not as recorded: `recorded` is `nil` if it is new, `found` if it is there no more.
    package struct Change: Equatable {
      package let title: String
      package let recorded: String?
      package let found: String?
    }

    /// Why a file cannot be compared with.
    package struct Fault: Error, CustomStringConvertible {
      package let description: String
    }

    private let name: String
    private let form: Form
    /// The first lines, each after `# `.
    private let remarks: [String]
    private let url: URL

    package init(
      _ name: String, as form: Form, remarks: [String] = [], filePath: String = #filePath
    ) {
      (self.name, self.form, self.remarks) = (name, form, remarks)
      url = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        .appendingPathComponent("Files/\(name).txt")
    }

    /// What differs from the file, in the order of `entries`; after a recording and a fault, which fail
    /// the test, nothing.
    ///
    /// Of a sample (`isWhole` is false) nobody knows what is there no more.
    package func changes(
      to entries: [Entry], isWhole: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Change] {
      do {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
          try record(entries)
          throw fault("recorded; run again without RECORD_SNAPSHOTS")
        }
        return Self.changes(from: try recorded(), to: entries, isWhole: isWhole)
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
        return []
      }
    }

    private func fault(_ text: String) -> Fault { Fault(description: "\(name).txt \(text)") }

    /// Fails for each text that is not as recorded, with the difference.
    package func expect(
      _ entries: [Entry], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      for change in changes(to: entries, sourceLocation: sourceLocation) {
        Issue.record("\(name).txt, \(change)", sourceLocation: sourceLocation)
      }
    }

    package static func changes(
      from recorded: [Entry], to entries: [Entry], isWhole: Bool
    ) -> [Change] {
      let texts = Dictionary(recorded.map { ($0.title, $0.text) }) { first, _ in first }
      let found = entries.compactMap { entry in
        texts[entry.title] == entry.text
          ? nil : Change(title: entry.title, recorded: texts[entry.title], found: entry.text)
      }
      let titles = Set(entries.map(\.title))
      let gone = isWhole ? recorded.filter { !titles.contains($0.title) } : []
      return found + gone.map { Change(title: $0.title, recorded: $0.text, found: nil) }
    }

    private func record(_ entries: [Entry]) throws {
      let text = text(of: entries)
      guard try self.entries(of: text) == entries else {
        throw fault("is not recorded: a text or title reads as something else")
      }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// What the file has; throws a ``Fault`` with its name where it has nothing.
    package func recorded() throws -> [Entry] {
      guard let data = FileManager.default.contents(atPath: url.path) else {
        throw fault("cannot be read; RECORD_SNAPSHOTS=1 makes it")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw fault("is not UTF-8")
      }
      return try entries(of: text)
    }

    private func text(of entries: [Entry]) -> String {
      let head = remarks.map { "# \($0)\n" }.joined()
      switch form {
      case .blocks: return head + entries.map { "\n## \($0.title)\n\($0.text)\n" }.joined()
      case .table(let columns, let titles):
        let rows = entries.map { ($0.text.split(separator: " ").map(String.init), $0.title) }
        let widths = columns.indices.map { column in
          ([columns] + rows.map(\.0)).map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
        }
        let lines = zip([(columns, titles)] + rows, ["# "] + rows.map { _ in "  " }).map {
          row, mark in
          let cells = zip(row.0, widths).map {
            $0.padding(toLength: $1, withPad: " ", startingAt: 0)
          }
          return mark + (cells + [row.1]).joined(separator: " ")
        }
        return head + lines.joined(separator: "\n") + "\n"
      }
    }

    /// The entries of a file's text; throws where a line says nothing, and of a text without any.
    package func entries(of text: String) throws -> [Entry] {
      var entries: [Entry] = []
      switch form {
      case .blocks:
        for block in ("\n" + text).components(separatedBy: "\n## ").dropFirst() {
          let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          let body = lines.count > 1 ? String(lines[1]) : ""
          entries.append(
            Entry(String(lines[0]), body.hasSuffix("\n") ? String(body.dropLast()) : body))
        }
      case .table(let columns, _):
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
          let words = line.split(separator: " ")
          guard words.count > columns.count else {
            throw fault("has a line that is no row: \(line)")
          }
          entries.append(
            Entry(
              words.dropFirst(columns.count).joined(separator: " "),
              words.prefix(columns.count).joined(separator: " ")))
        }
      }
      let titles = entries.map(\.title)
      guard !entries.isEmpty, !titles.contains("") else { throw fault("has no texts") }
      if let twice = Dictionary(grouping: titles, by: \.self).first(where: { $0.value.count > 1 }) {
        throw fault("has '\(twice.key)' twice")
      }
      return entries
    }
  }

  extension GoldenFile.Change: CustomStringConvertible {
    /// The lines that differ, each with two before and two after it.
    package var description: String {
      guard let recorded else { return "\(title): new" }
      guard let found else { return "\(title): there no more" }
      let lines = lineDifference(from: recorded, to: found).components(separatedBy: "\n")
      let changed = lines.indices.filter { !lines[$0].hasPrefix("  ") }
      let near = Set(changed.flatMap { max(0, $0 - 2)...min($0 + 2, lines.count - 1) }).sorted()
      return "\(title):\n" + near.map { lines[$0] }.joined(separator: "\n")
    }
  }

  extension String {
    /// Eight hexadecimal digits that stand for a text: FNV-1a, 32 bits.
    package var digest: String {
      var text = self
      let hash = text.withUTF8 { bytes in
        bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
#endif
