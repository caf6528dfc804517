/// One of the sections that a builder made; views outside of any are one without header and footer.
public struct SectionConfiguration: Identifiable {
  /// Its place among the others.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// Its place among the sections; loose views between two of them count as one.
  public let id: ID
  /// The views of its header; none where it has none.
  public let header: SubviewsCollection
  /// The views between them.
  public let content: SubviewsCollection
  /// The views of its footer; none where it has none.
  public let footer: SubviewsCollection
  /// What the section says to its container.
  public let containerValues: ContainerValues
}

/// The sections that a builder made, one by one.
public struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  /// Finds the sections of views.
  ///
  /// O(number of views).
  init(of views: SubviewsCollection) {
    var end = 0
    for section in views.sections {
      addLoose(views.part(end..<section.start))
      end = section.end
      add(
        views.part(section.start..<section.content), views.part(section.content..<section.footer),
        views.part(section.footer..<end), section.values)
    }
    addLoose(views.part(end..<views.count))
  }

  private mutating func addLoose(_ views: SubviewsCollection) {
    if views.isEmpty { return }
    add(views.part(0..<0), views, views.part(0..<0), ContainerValues())
  }

  private mutating func add(
    _ header: SubviewsCollection, _ content: SubviewsCollection, _ footer: SubviewsCollection,
    _ values: ContainerValues
  ) {
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(index: sections.count), header: header, content: content,
        footer: footer, containerValues: values))
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many sections there are, those of loose views included.
  public var endIndex: Int { sections.count }
  /// A section by its place from 0.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// Where the views of a section stand among those that no container has taken yet.
struct SectionMarks {
  let start: Int
  let content: Int
  let footer: Int
  let end: Int
  var values = ContainerValues()

  func counted(from mark: Int) -> SectionMarks {
    SectionMarks(
      start: start - mark, content: content - mark, footer: footer - mark, end: end - mark,
      values: values)
  }
}

/// A view that is made from the sections of a builder.
public struct GroupSectionsOfContent<Base, Result> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View where Base: View, Result: View {
  /// Adds what is made of the sections; the views themselves are found and dropped.
  public func resolve(into builder: inout TreeBuilder) {
    let views = SubviewsCollection(of: AnyView(base), in: &builder)
    transform(SectionCollection(of: views)).resolve(into: &builder)
  }
}

extension Group {
  /// Makes a view from the sections that another one comes to.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}
