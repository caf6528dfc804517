import CStandardLibrary
import Foundation
import Synchronization

/// A server on the loopback interface that answers each path as a test says, however badly.
package final class LoopbackServer: Sendable {
  /// What becomes of a request.
  package enum Answer: Sendable {
    /// A whole answer.
    case response(status: Int = 200, [UInt8])
    /// Headers that promise so many bytes, and nothing after them until the client is gone.
    case silence(promised: String)
    /// No end: the bytes again and again until the client is gone.
    case flood([UInt8])
    /// The connection is closed at once.
    case hangUp
  }

  private struct State {
    var requests: [String] = []
    var open = 0
    var mostOpen = 0
  }

  /// Its port on 127.0.0.1.
  package let port: UInt16
  private let socket: Int32
  private let state = Mutex(State())

  /// Begins to answer; `nil` where no socket can be had.
  package init?(_ answer: @escaping @Sendable (_ path: String) -> Answer) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = CStandardLibrary.socket(AF_INET, kind, 0)
    guard socket >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { return nil }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [weak self] in
      defer { close(socket) }
      while true {
        let client = accept(socket, nil, nil)
        guard client >= 0 else { return }
        guard let self else { return _ = close(client) }
        Thread.detachNewThread { self.serve(client, answer) }
      }
    }
  }

  deinit {
    // The thread that accepts returns with an error, and closes the socket: closed here, its number
    // could be another server's by the time that thread accepts on it.
    _ = shutdown(socket, Int32(SHUT_RDWR))
  }

  /// The address of a path.
  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The paths that were asked for, in order.
  package var requests: [String] { state.withLock(\.requests) }

  /// The most requests that waited for their answers at the same time.
  package var mostOpen: Int { state.withLock(\.mostOpen) }

  private func serve(_ client: Int32, _ answer: (String) -> Answer) {
    defer { close(client) }
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !head.contains([13, 10, 13, 10]) {
      let count = read(client, &buffer, buffer.count)
      guard count > 0 else { return }
      head += buffer[..<count]
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? String(words[1]) : ""
    state.withLock {
      $0.requests.append(path)
      $0.open += 1
      $0.mostOpen = max($0.mostOpen, $0.open)
    }
    let answer = answer(path)
    // Before it is sent: a client that has all of it may ask again at once.
    state.withLock { $0.open -= 1 }
    switch answer {
    case .response(let status, let bytes):
      send(Self.head(status, "\(bytes.count)") + bytes, to: client)
    case .silence(let promised):
      send(Self.head(200, promised), to: client)
      _ = read(client, &buffer, buffer.count)
    case .flood(let bytes):
      send(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8), to: client)
      while send(bytes, to: client) {}
    case .hangUp: break
    }
  }

  private static func head(_ status: Int, _ count: String) -> [UInt8] {
    Array(
      "HTTP/1.1 \(status) X\r\nContent-Length: \(count)\r\nConnection: close\r\n\r\n".utf8)
  }

  @discardableResult
  private func send(_ bytes: [UInt8], to client: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
