// Nothing is dragged out of a picture or into it, and no app goes on with what a widget has begun.

/// Where something is dragged to.
/// - Effect: none
public protocol DropDelegate {
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

/// - Effect: none
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged; nobody makes one here.
/// - Effect: none
public struct DropInfo {
  public let location: CGPoint
  private init?() { nil }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What becomes of something that is dropped.
/// - Effect: none
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// - Effect: none
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// - Effect: none
nonisolated extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> Self { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> Self {
    self
  }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> Self { self }
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
}

/// - Effect: none
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}
