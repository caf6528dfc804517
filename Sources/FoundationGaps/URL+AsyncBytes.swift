/// The lines of bytes that come one after the other; empty ones are left out, as Apple's leaves them.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line without its end; bytes that are no UTF-8 become `�`.
  public typealias Element = String

  private let base: Base

  fileprivate init(_ base: Base) { self.base = base }

  /// Reads a byte at a time, and keeps one line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator

    /// Ends a line at a line feed or a carriage return; `nil` after the last.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        if byte != 0x0A && byte != 0x0D {
          line.append(byte)
        } else if !line.isEmpty {
          break
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Starts where the bytes start: each iterator reads all of them, where they can be read again.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// `for try await line in bytes.lines` reads text line by line.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension URLSession {
  /// An answer's bytes, which have come as a whole.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// One byte of the answer's body.
    public typealias Element = UInt8

    fileprivate let data: Data

    /// Goes through memory, and waits for nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator
      /// Throws nothing: the answer was complete before the first byte.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    /// Each iterator begins at the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  /// Returns when the whole answer is in memory; Apple's returns at its header.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
  /// Returns when the whole answer is in memory; Apple's returns at its header.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }
}

extension URLSessionConfiguration {
  /// Whether a task waits for a network that is not there yet.
  ///
  /// It fails at once here.
  ///
  /// - Effect: none
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
