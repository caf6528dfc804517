#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A view that leads to a URL: its cells carry the link, which encoders may write.
public struct Link<Label> {
  private let destination: URL
  private let label: Label

  /// Makes views lead to a URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Makes a title lead to a URL.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a title lead to a URL.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View where Label: View {
  /// A link resolves itself.
  public typealias Body = Never

  /// Adds the node of the label in the tint; the views of it stand side by side.
  public func resolve(into tree: inout ViewTree) {
    let mark = tree.mark
    HStack { label }.foregroundStyle(.tint).resolve(into: &tree)
    tree.links.append(destination.absoluteString)
    tree.wrap(from: mark, in: .effect(.link(tree.links.count - 1)))
  }
}
