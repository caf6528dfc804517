extension ForEach {
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
  public typealias Children = SubviewsCollection
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that makes one view; here any root may make several.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views; here any root may.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    private let root: Root
    private let content: Content

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    public var body: some View { Group(subviews: content) { root.body(children: $0) } }
  }
}

// swift-format-ignore: NoLeadingUnderscores
public protocol _VariadicView_Root {}

// swift-format-ignore: NoLeadingUnderscores
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

// swift-format-ignore: NoLeadingUnderscores
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
// swift-format-ignore: NoLeadingUnderscores
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
