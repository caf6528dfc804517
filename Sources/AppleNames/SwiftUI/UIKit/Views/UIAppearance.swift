// How bars and lists of an app look, which no drawing shows: its views say so as they are made.

/// - Effect: none
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let zero = UIOffset()
}

/// How a bar looks.
/// - Effect: none
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// - Effect: none
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// - Effect: none
open class UITabBarAppearance: UIBarAppearance {}
/// - Effect: none
open class UIToolbarAppearance: UIBarAppearance {}

/// - Effect: none
open class UINavigationBar: UIView {
  open class func appearance() -> UINavigationBar { UINavigationBar() }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var shadowImage: UIImage?
}

/// - Effect: none
open class UITabBar: UIView {
  open class func appearance() -> UITabBar { UITabBar() }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// - Effect: none
open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
}

/// - Effect: none
open class UITableView: UIScrollView {
  open class func appearance() -> UITableView { UITableView() }
  open var separatorColor: UIColor?
}
/// - Effect: none
open class UICollectionView: UIScrollView {
  open class func appearance() -> UICollectionView { UICollectionView() }
}
/// - Effect: none
open class UITextView: UIScrollView {
  open class func appearance() -> UITextView { UITextView() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

/// - Effect: none
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
}
/// - Effect: none
open class UITextField: UIControl {
  open class func appearance() -> UITextField { UITextField() }
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
}
/// - Effect: none
open class UISwitch: UIControl {
  open class func appearance() -> UISwitch { UISwitch() }
  open var isOn = false
  open var onTintColor: UIColor?
}
/// - Effect: none
open class UISlider: UIControl {
  open class func appearance() -> UISlider { UISlider() }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
}
/// - Effect: none
open class UISegmentedControl: UIControl {
  open class func appearance() -> UISegmentedControl { UISegmentedControl() }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let selected = State(rawValue: 1 << 2)
  }

  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}
/// - Effect: none
open class UIPageControl: UIControl {
  open class func appearance() -> UIPageControl { UIPageControl() }
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
}
