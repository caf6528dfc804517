import SwiftUI
import Testing

extension ContainerValues {
  @Entry var isPinned = false
}

/// A container of one's own, as iOS 18 has them.
private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(sections: content) { section in
        section.header.bold()
        ForEach(section.content) { view in
          HStack {
            Text(view.containerValues.isPinned ? "*" : "-")
            view
          }
        }
      }
    }
  }
}

@MainActor
struct ContainerTests {
  @Test func aContainerOfOnesOwnTakesSectionsAndValues() {
    let cards = Cards {
      Section("Today") {
        Text("one").containerValue(\.isPinned, true)
        Text("two")
      }
      Text("three")
    }
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let plain = CellRenderer(content: cards, columns: 8, rows: 4, environment: environment)
      .render().grid.plain()
    let rows = plain.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(rows == ["Today", "* one", "- two", "- three"])
  }
}
