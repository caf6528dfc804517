import CTextTables
import Testing

@testable import TextCells

/// The table of scalars, read line by line as words.
@Suite struct ScalarTraitsTests {
  private struct Run {
    let first: UInt32
    /// The names of its traits: joining, breaking, columns.
    let words: [Substring]
  }

  private static let runs: [Run] = {
    let table = TextTable.scalars
    let text = String(
      decoding: UnsafeBufferPointer(start: table.start, count: table.count), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return UInt32(words[0], radix: 16).map { Run(first: $0, words: Array(words[1...])) }
    }
  }()

  /// The first and the last scalar of each run, against a walk through all of them.
  @Test func everyRunIsFoundFromItsFirstToItsLast() {
    #expect(Self.runs.count > 1_700)
    let ends = Self.runs.dropFirst().map { $0.first - 1 } + [0x10FFFF]
    for (run, end) in zip(Self.runs, ends) {
      for value in [run.first, end] {
        let traits = ScalarTraits(value)
        let words = ["\(traits.joining)", "\(traits.breaking)", "\(traits.columns)"]
        #expect(words == run.words.map(String.init), "\(String(value, radix: 16))")
      }
    }
  }

  /// Lines are found by arithmetic, and their traits by single letters.
  @Test func everyLineHasTheSameColumns() {
    let table = TextTable.scalars
    let bytes = UnsafeBufferPointer(start: table.start, count: table.count)
    #expect(bytes.count % 32 == 0)
    #expect(Self.runs.count == bytes.count / 32)
    #expect(Self.runs.first?.first == 0)
    for (line, run) in zip(stride(from: 0, to: bytes.count, by: 32), Self.runs) {
      let digits = String(run.first, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: 6 - digits.count)
      let text = String(decoding: bytes[line..<line + 32], as: UTF8.self)
      #expect(text.hasPrefix(zeros + digits + "  " + run.words[0] + " "))
      #expect(text.dropFirst(19).hasPrefix(" " + run.words[1] + " "))
      #expect(text.hasSuffix(" " + run.words[2] + "\n"))
    }
  }

  /// Neighbours that are alike would be one run.
  @Test func neighboursDiffer() {
    for (run, next) in zip(Self.runs, Self.runs.dropFirst()) {
      #expect(run.words != next.words, "\(String(next.first, radix: 16))")
    }
  }

  /// ASCII that is not looked up has the table's traits.
  @Test func printableASCIIIsAsInTheTable() {
    for byte in UInt8(0x20)..<0x7F {
      let text = [byte]
      text.withUnsafeBufferPointer { bytes in
        var clusters = ClusterScanner(bytes)
        let (cluster, traits) = (clusters.next(), ScalarTraits(UInt32(byte)))
        #expect(cluster?.breaking == traits.breaking, "\(byte)")
        #expect(cluster?.columns == traits.columns, "\(byte)")
        #expect(traits.joining == .alone, "\(byte)")
      }
    }
  }
}
