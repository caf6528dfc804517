/// Finds the tags of an XML document in one pass and constant memory.
///
/// Does not validate, but is safe for untrusted exports: it skips comments, sections, processing
/// instructions and the document type, and refuses one that defines entities. Tags must nest
/// correctly, at most 32 deep, so a truncated file is noticed.
struct XMLScanner: ~Copyable {
  /// A tag; its attributes are valid until the next call of `next()`.
  struct Tag {
    enum Kind {
      case opening
      case closing
      case empty
    }

    var kind: Kind
    var name: UnsafeRawBufferPointer
    /// The bytes between the name and the end of the tag.
    var attributes: UnsafeRawBufferPointer
  }

  private static let capacity = 1 << 19  // over 64 attributes of 4 KiB, the largest tag
  private static let deepest = 32

  private var stream: ByteStream
  private let buffer = FileBuffer(capacity: XMLScanner.capacity)
  private var place = 0
  private var filled = 0
  private var offset = 0  // of the buffer's first byte in the document
  private var openNames: [Int] = []
  private var hasRoot = false

  /// Reads the document of a stream.
  init(_ stream: consuming ByteStream) { self.stream = stream }

  var depth: Int { openNames.count }

  /// The next tag; `nil` at the end of the document.
  ///
  /// Throws `StoreError.malformedImport` for an invalid document.
  mutating func next() throws(StoreError) -> Tag? {
    while try findTag() {
      try need(2)
      switch byte(at: place + 1) {
      case UInt8(ascii: "?"): try skip(past: "?>")
      case UInt8(ascii: "!"): try skipDeclaration()
      default: return try tag()
      }
    }
    guard openNames.isEmpty, hasRoot else { throw malformed("the document ends too early") }
    return nil
  }

  private func malformed(_ detail: String) -> StoreError {
    .malformedImport(detail: detail, offset: offset + place)
  }

  private func byte(at index: Int) -> UInt8? { index < filled ? buffer.bytes[index] : nil }

  /// Moves to the next `<`; false without one.
  private mutating func findTag() throws(StoreError) -> Bool {
    while true {
      let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(0..<filled)
      if let found = bytes.firstIndex(of: UInt8(ascii: "<"), from: place) {
        place = found
        return true
      }
      place = filled
      guard try fill() else { return false }
    }
  }

  /// Moves the remaining bytes to the front and reads more; false at the end of the document.
  private mutating func fill() throws(StoreError) -> Bool {
    buffer.bytes.copyMemory(from: UnsafeRawBufferPointer(buffer.bytes).slice(place..<filled))
    offset += place
    filled -= place
    place = 0
    guard filled < Self.capacity else { throw malformed("a tag is longer than 512 KiB") }
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[filled...])
    let count = try stream.read(into: room)
    filled += count
    return count > 0
  }

  /// Ensures that `count` bytes are available at `place`.
  private mutating func need(_ count: Int) throws(StoreError) {
    while filled - place < count {
      guard try fill() else { throw malformed("the document ends too early") }
    }
  }

  /// Skips past `end`, however far away.
  private mutating func skip(past end: StaticString) throws(StoreError) {
    while try !matches(end) { place += 1 }
    place += end.utf8CodeUnitCount
  }

  private mutating func matches(_ word: StaticString) throws(StoreError) -> Bool {
    try need(word.utf8CodeUnitCount)
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      buffer.bytes[place + $0] == word.utf8Start[$0]
    }
  }

  private mutating func skipDeclaration() throws(StoreError) {
    try need(4)
    if try matches("<!--") {
      place += 4
      try skip(past: "-->")
    } else if byte(at: place + 2) == UInt8(ascii: "[") {
      try skip(past: "]]>")
    } else {
      try skipDocumentType()
    }
  }

  /// Skips `<!DOCTYPE … [ … ]>`; ignores brackets in quotes and comments.
  private mutating func skipDocumentType() throws(StoreError) {
    guard !hasRoot else { throw malformed("there is a document type inside the document") }
    var depth = 0
    repeat {
      try need(1)
      switch byte(at: place) {
      case UInt8(ascii: "\""): try skipQuoted("\"")
      case UInt8(ascii: "'"): try skipQuoted("'")
      case UInt8(ascii: "<"):
        // An apostrophe in a comment opens no quotes.
        if try matches("<!--") {
          try skip(past: "-->")
        } else if try matches("<?") {
          try skip(past: "?>")
        } else {
          if try matches("<!ENTITY") { throw malformed("it defines entities") }
          depth += 1
          place += 1
        }
      case UInt8(ascii: ">"):
        depth -= 1
        place += 1
      default: place += 1
      }
    } while depth > 0
  }

  private mutating func skipQuoted(_ quote: StaticString) throws(StoreError) {
    place += 1
    try skip(past: quote)
  }

  /// Consumes the tag at `place`.
  private mutating func tag() throws(StoreError) -> Tag {
    let length = try tagLength()
    let bytes = UnsafeRawBufferPointer(buffer.bytes).slice(place..<place + length)
    let isClosing = bytes[1] == UInt8(ascii: "/")
    let isEmpty = bytes[length - 2] == UInt8(ascii: "/")
    let nameStart = isClosing ? 2 : 1
    let contentEnd = isEmpty ? length - 2 : length - 1
    guard nameStart < contentEnd else { throw malformed("a tag has no name") }
    var nameEnd = nameStart
    while nameEnd < contentEnd, bytes[nameEnd] > 0x20 { nameEnd += 1 }
    let tag = Tag(
      kind: isClosing ? .closing : isEmpty ? .empty : .opening,
      name: bytes.slice(nameStart..<nameEnd), attributes: bytes.slice(nameEnd..<contentEnd))
    try track(tag)
    place += length
    return tag
  }

  /// The length of the tag at `place`: up to the first `>` outside of quotes.
  private mutating func tagLength() throws(StoreError) -> Int {
    var index = place + 1
    var quote: UInt8 = 0
    while true {
      while index < filled {
        let byte = buffer.bytes[index]
        index += 1
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == UInt8(ascii: ">") {
          return index - place
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: "<") {
          // Otherwise an unclosed tag would swallow the next one, and a drink with it.
          throw malformed("a tag does not end")
        }
      }
      // `fill` moves the remaining bytes to the front, and `place` with them.
      index -= place
      guard try fill() else { throw malformed("the document ends too early inside a tag") }
      index += place
    }
  }

  private mutating func track(_ tag: Tag) throws(StoreError) {
    guard !openNames.isEmpty || !hasRoot else { throw malformed("something follows the document") }
    hasRoot = true
    switch tag.kind {
    case .empty: break
    case .opening:
      guard openNames.count < Self.deepest else {
        throw malformed("its tags are nested more than \(Self.deepest) deep")
      }
      // The name's bytes are gone when the tag closes, so keeps a hash. A collision may accept a
      // broken file, but a truncated one is still noticed.
      openNames.append(Self.hash(of: tag.name))
    case .closing:
      guard openNames.popLast() == Self.hash(of: tag.name) else {
        throw malformed("a closing tag does not match the opening one")
      }
    }
  }

  private static func hash(of name: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: name)
    return hasher.finalize()
  }
}
