import SwiftUI
import UIKit

/// Fetches a poster into a file, unless it is there.
final class PosterOperation: Operation, @unchecked Sendable {
  private let source: URL
  private let file: URL

  init(source: URL, file: URL) {
    self.source = source
    self.file = file
  }

  override func main() {
    if isCancelled || FileManager.default.fileExists(atPath: file.path) { return }
    let file = file
    let done = DispatchSemaphore(value: 0)
    let task = URLSession.shared.dataTask(with: source) { data, _, _ in
      if let data = data, UIImage(data: data) != nil {
        try? data.write(to: file, options: .atomic)
      }
      done.signal()
    }
    task.resume()
    done.wait()
  }
}

/// Fetches posters one after the other: a widget has little memory.
final class PosterLoader {
  private let queue = OperationQueue()

  func load(_ posters: [(source: URL, file: URL)], completion: @escaping () -> Void) {
    let finish = BlockOperation { completion() }
    var last: Operation?
    for poster in posters {
      let operation = PosterOperation(source: poster.source, file: poster.file)
      if let last = last { operation.addDependency(last) }
      finish.addDependency(operation)
      queue.addOperation(operation)
      last = operation
    }
    queue.addOperation(finish)
  }
}
