extension ForEach {
  /// Creates a view for each of the views in a view.
  public init<Base: View, Inner: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Inner
  )
  where
    Data == CollectionOfOne<Base>, ID == Int,
    Content == Group<GroupElementsOfContent<Base, ForEach<SubviewsCollection, Int, Inner>>>
  {
    self.init(of: CollectionOfOne(view)) { base in
      Group(subviews: base) { ForEach<SubviewsCollection, Int, Inner>($0, content: content) }
    }
  }

  /// Creates a view for each section in a view.
  public init<Base: View, Inner: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Inner
  )
  where
    Data == CollectionOfOne<Base>, ID == Int,
    Content == Group<
      GroupSectionsOfContent<Base, ForEach<SectionCollection, SectionConfiguration.ID, Inner>>
    >
  {
    self.init(of: CollectionOfOne(view)) { base in
      Group(sections: base) {
        ForEach<SectionCollection, SectionConfiguration.ID, Inner>($0, content: content)
      }
    }
  }
}

// Apple's names begin with an underscore.

/// A view made from the views of a builder; SwiftUI's form before `Group(subviews:)`.
// swift-format-ignore: NoLeadingUnderscores
public enum _VariadicView {
  /// The views from the builder, one by one.
  public typealias Children = SubviewsCollection
  /// The base of every root.
  public typealias Root = _VariadicView_Root
  /// A root that makes a view from the builder's views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that makes one view; here any root may make several.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views; here any root may.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// The root's view of the builder's views.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    private let root: Root
    private let content: Content

    /// Creates the root's view of `content`.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    public var body: some View { Group(subviews: content) { root.body(children: $0) } }
  }
}

/// The base of every root, without requirements.
// swift-format-ignore: NoLeadingUnderscores
public protocol _VariadicView_Root {}

/// Makes a view from the views of a builder.
// swift-format-ignore: NoLeadingUnderscores
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view from the views of a builder.
// swift-format-ignore: NoLeadingUnderscores
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Makes several views from the views of a builder.
// swift-format-ignore: NoLeadingUnderscores
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
