/// What was copied: it holds what the program itself has put there.
///
/// Unchecked, because what it holds is only read and changed under the lock.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private let lock = NSLock()
  private var content: Any?
  private var count = 0

  private subscript<Value>(as type: Value.Type) -> Value? {
    get { lock.withLock { content as? Value } }
    set {
      lock.withLock {
        content = newValue
        count += 1
      }
    }
  }

  public var changeCount: Int { lock.withLock { count } }
  public var string: String? {
    get { self[as: String.self] }
    set { self[as: String.self] = newValue }
  }
  public var url: URL? {
    get { self[as: URL.self] }
    set { self[as: URL.self] = newValue }
  }
  public var image: UIImage? {
    get { self[as: UIImage.self] }
    set { self[as: UIImage.self] = newValue }
  }
  public var color: UIColor? {
    get { self[as: UIColor.self] }
    set { self[as: UIColor.self] = newValue }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
