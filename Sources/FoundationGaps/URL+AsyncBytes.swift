/// The lines of bytes that come one after the other; empty ones are left out, as Apple's leaves them.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  private let base: Base

  fileprivate init(_ base: Base) { self.base = base }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator

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

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension URL {
  /// What an address leads to, read as a whole when the first byte is asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let url: URL
      private var bytes: Data.Iterator?

      fileprivate init(url: URL) { self.url = url }

      public mutating func next() async throws -> UInt8? {
        if bytes == nil {
          let data =
            url.isFileURL
            ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          bytes = data.makeIterator()
        }
        return bytes?.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension URLSession {
  /// An answer's bytes, which have come as a whole.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
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
