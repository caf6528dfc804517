import CStandardLibrary

/// The bytes of a source, whole or by lines.
struct ByteStream {
  /// The most bytes in memory at once, 512 MiB: some three million lines of a journal.
  private static let largestWhole = 1 << 29

  private let fileSystem: any FileSystem
  private let file: OpenFile?
  private let path: String
  private let buffer = FileBuffer(capacity: 1 << 18)
  private var contents: [UInt8]  // read or given; before `place` they were handed out
  private var place = 0

  init(_ source: ImportSource, fileSystem: any FileSystem) throws(StoreError) {
    self.fileSystem = fileSystem
    switch source {
    case .bytes(let bytes): (file, contents, path) = (nil, bytes, "")
    case .standardInput:
      (file, contents, path) = (OpenFile(STDIN_FILENO, fileSystem), [], "standard input")
    case .file(let name):
      (contents, path) = ([], name)
      do throws(SystemError) { file = try fileSystem.opened(name, for: .readingStream) } catch {
        throw error == .notFound ? .noSuchFile(path: name) : .reading(name, error)
      }
    }
  }

  /// The first bytes without consuming them: at least `count`, or all there are.
  mutating func peek(_ count: Int) throws(StoreError) -> [UInt8] {
    while contents.count < count, try readMore() {}
    return contents
  }

  /// All bytes; throws above `limit`, since standard input may be endless.
  mutating func readAll(upTo limit: Int = largestWhole) throws(StoreError) -> [UInt8] {
    while contents.count <= limit { if try !readMore() { return contents } }
    throw .reading(path, .tooLarge)
  }

  /// The next line without its end; `nil` after the last.
  ///
  /// Throws for a line above 1 MiB.
  mutating func nextLine() throws(StoreError) -> ArraySlice<UInt8>? {
    var searched = place
    while true {
      let end = contents.withUnsafeBytes { $0.firstIndex(of: FileLine.newline, from: searched) }
      if let end {
        defer { place = end + 1 }
        return contents[place..<end]
      }
      searched = contents.count - place
      contents.removeFirst(place)
      place = 0
      guard searched < 1 << 20 else { throw .reading(path, .tooLarge) }
      if try !readMore() {
        defer { contents = [] }
        return contents.isEmpty ? nil : contents[...]
      }
    }
  }

  /// Reads a portion behind the others; false at the end.
  private mutating func readMore() throws(StoreError) -> Bool {
    guard let file else { return false }
    do throws(SystemError) {
      let count = try fileSystem.read(file.descriptor, into: buffer.bytes, at: nil)
      contents.append(contentsOf: buffer.bytes[..<count])
      return count > 0
    } catch {
      throw .reading(path, error)
    }
  }
}
