import Testing
import TextUI

/// What views say to the containers that take them one by one.
@MainActor
struct ContainerValuesTests {
  fileprivate struct Level: ContainerValueKey {
    static let defaultValue = 0
  }

  private func levels<Content: View>(_ content: Content) -> [String] {
    draw(
      Group(subviews: content) { views in
        Text(verbatim: views.map { "\($0.containerValues.level)" }.joined(separator: " "))
      }, 9)
  }

  @Test func aViewSaysItsValueThroughModifiers() {
    #expect(
      levels(
        Group {
          Text("a").containerValue(\.level, 1).padding().background(.red)
          Text("b")
          Group {
            Text("c").containerValue(\.level, 3)
            Text("d")
          }
          .containerValue(\.level, 2)
          VStack { Text("e").containerValue(\.level, 4) }
        }) == ["1 0 3 2 0"])
  }

  @Test func tagsAreFoundByTheirTypes() {
    let row = draw(
      Group(subviews: Text("a").tag("x").tag(7)) { views in
        let values = views[0].containerValues
        Text(
          verbatim: [
            values.tag(for: String.self) ?? "-", values.tag(for: Int.self).map(String.init) ?? "-",
            values.tag(for: Bool.self).map { "\($0)" } ?? "-", "\(values.hasTag("x"))",
            "\(values.hasTag("y"))",
          ].joined(separator: " "))
      }, 16)
    #expect(row == ["x 7 - true false"])
  }

  @Test func sectionsAreTakenOneByOne() {
    let rows = draw(
      VStack(alignment: .leading) {
        Group(sections: content) { sections in
          ForEach(sections) { section in
            Text(
              verbatim: "\(section.header.count) \(section.content.count) "
                + "\(section.footer.count) \(section.containerValues.level)")
            section.header
            HStack { section.content }
            section.footer
          }
        }
      }, 7, 11)
    #expect(
      rows == [
        "0 1 0 0", "loose", "1 2 1 5", "Head", "a b", "Foot", "0 2 0 0", "In c", "1 1 0 0", "Last",
        "d",
      ])
  }

  @ViewBuilder private var content: some View {
    Text("loose")
    Section {
      Text("a")
      Text("b")
    } header: {
      Text("Head")
    } footer: {
      Text("Foot")
    }
    .containerValue(\.level, 5)
    VStack { Section { Text("In") } }
    Text("c")
    Section("Last") { Text("d") }
  }
}

extension ContainerValues {
  fileprivate var level: Int {
    get { self[ContainerValuesTests.Level.self] }
    set { self[ContainerValuesTests.Level.self] = newValue }
  }
}
