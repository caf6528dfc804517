/// One section from a builder; loose views in a row are one without header and footer.
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public let containerValues: ContainerValues
}

public struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  /// Finds the sections of views; O(number of views).
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

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// The positions of a section's views among those not yet in a container.
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

public struct GroupSectionsOfContent<Base, Result> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View where Base: View, Result: View {
  /// Adds the transformed sections; finds the original views and drops them.
  public func resolve(into builder: inout TreeBuilder) {
    let views = SubviewsCollection(of: AnyView(base), in: &builder)
    transform(SectionCollection(of: views)).resolve(into: &builder)
  }
}

extension Group {
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}
