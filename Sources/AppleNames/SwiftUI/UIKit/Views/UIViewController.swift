/// A screen of an app, which is never presented here.
open class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView ?? loaded() }
    set { loadedView = newValue }
  }
  private var loadedView: UIView?
  open var title: String?
  open var preferredContentSize = CGSize.zero

  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private func loaded() -> UIView {
    loadView()
    let view = loadedView ?? UIView()
    loadedView = view
    viewDidLoad()
    return view
  }
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() { if loadedView == nil { _ = loaded() } }
  open var isViewLoaded: Bool { loadedView != nil }
  /// Called after the view is loaded; a subclass overrides it.
  open func viewDidLoad() {}
  /// Never called: no screen is presented.
  open func viewWillAppear(_ animated: Bool) {}
  /// Never called: no screen is presented.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called: no screen is presented.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called: no screen is presented.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called: no screen is presented.
  open func viewDidLayoutSubviews() {}
  open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}

/// A SwiftUI view as a UIKit view controller.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { (view as? HostingView<Content>)?.content = rootView } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) { nil }
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = HostingView(content: rootView) }
  /// Returns the size of the view for a proposed size, in whole cells.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// Draws a view as ``ImageRenderer`` does.
final class HostingView<Content: View>: UIView {
  var content: Content

  init(content: Content) {
    self.content = content
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { picture()?.size ?? .zero }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    picture(in: ProposedViewSize(size))?.size ?? .zero
  }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let picture = picture(in: ProposedViewSize(rect.size)) else { return false }
    picture.draw(
      in: CGRect(
        x: rect.midX - picture.size.width / 2, y: rect.midY - picture.size.height / 2,
        width: picture.size.width, height: picture.size.height))
    return true
  }

  private func picture(in size: ProposedViewSize = .unspecified) -> UIImage? {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = size
    return renderer.uiImage
  }
}

/// A UIKit view in SwiftUI; it is never created.
///
/// As in a widget on a phone, its frame is yellow with a crossed circle.
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
  /// Never called: no view is created.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public var body: some View { UnrepresentableView() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Never called: no view is created.
  public func makeCoordinator() {}
}

/// The context of a UIKit view; never created here.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction

  private init?() { nil }
}

/// The view that a widget shows in place of a UIKit view.
struct UnrepresentableView: View {
  var body: some View { Color.yellow.overlay { Image(systemName: "nosign").foregroundStyle(.red) } }
}
