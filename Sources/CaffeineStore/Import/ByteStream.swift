/// The bytes of a source, in portions.
struct ByteStream: ~Copyable {
  /// The most bytes in memory at once, 512 MiB: some three million lines of a journal.
  private static let largestWhole = 1 << 29

  private let fileSystem: any FileSystem
  private let file: FileDescriptor?
  private let isOwner: Bool
  private var contents: [UInt8]  // read or given, and not handed out before `place`
  private var place = 0
  private let path: String

  init(_ source: ImportSource, fileSystem: any FileSystem) throws(StoreError) {
    self.fileSystem = fileSystem
    switch source {
    case .bytes(let bytes): (file, isOwner, contents, path) = (nil, false, bytes, "")
    case .standardInput:
      // Stays open: the command may ask a question there afterwards.
      (file, isOwner, contents, path) = (.standardInput, false, [], "standard input")
    case .file(let name):
      (isOwner, contents, path) = (true, [], name)
      do throws(SystemError) {
        file = try fileSystem.open(name, in: nil, for: .readingStream)
      } catch {
        throw error == .notFound ? .noSuchFile(path: name) : .reading(name, error)
      }
    }
  }

  deinit { if let file, isOwner { try? fileSystem.close(file) } }

  /// The first bytes without consuming them: at least `count`, or all there are.
  mutating func peek(_ count: Int) throws(StoreError) -> [UInt8] {
    guard file != nil else { return contents }
    let buffer = FileBuffer(capacity: 1 << 16)
    var head: [UInt8] = []
    while head.count < count {
      let read = try read(into: buffer.bytes)
      if read == 0 { break }
      head.append(contentsOf: buffer.bytes[..<read])
    }
    // A pipe cannot be read twice.
    contents = head
    return head
  }

  /// All remaining bytes; throws above `limit`, since standard input may be endless.
  mutating func readAll(upTo limit: Int = largestWhole) throws(StoreError) -> [UInt8] {
    let buffer = FileBuffer(capacity: 1 << 20)
    var all: [UInt8] = []
    while all.count <= limit {
      let count = try read(into: buffer.bytes)
      if count == 0 { return all }
      all.append(contentsOf: buffer.bytes[..<count])
    }
    throw .reading(path, .tooLarge)
  }

  /// Reads into `buffer`; returns the number of bytes, 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(StoreError) -> Int {
    let rest = contents[place...].prefix(buffer.count)
    guard rest.isEmpty, let file else {
      buffer.copyBytes(from: rest)
      place += rest.count
      return rest.count
    }
    do throws(SystemError) {
      return try fileSystem.readNext(file, into: buffer)
    } catch {
      throw .reading(path, error)
    }
  }
}
