/// A view of UIKit among SwiftUI's, which is never made.
///
/// Its room is yellow with a crossed circle, as a widget on a phone shows it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Never called: no view is made.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public var body: some View { UnrepresentableView() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Never called: no view is made.
  public func makeCoordinator() {}
}

/// A page of UIKit among SwiftUI's views, which is shown as a ``UIViewRepresentable`` is.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Never called: no page is made.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: some View { UnrepresentableView() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Never called: no page is made.
  public func makeCoordinator() {}
}

/// What a view of UIKit is told; nobody makes one here.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction

  private init?() { nil }
}

/// What a page of UIKit is told; nobody makes one here.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction

  private init?() { nil }
}

/// What a widget shows in place of a view of UIKit.
struct UnrepresentableView: View {
  var body: some View {
    Color.yellow.overlay { Image(systemName: "nosign").foregroundStyle(.red) }
  }
}
