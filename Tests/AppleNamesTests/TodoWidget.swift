// A to-do widget with an observed model, written from memory of how one writes it for an iPhone.
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Todo: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone: Bool
  var due: Date?
}

final class TodoStore: ObservableObject {
  @Published var todos: [Todo] = [
    Todo(id: 1, title: "Descale the kettle", isDone: true),
    Todo(id: 2, title: "Buy beans", isDone: false, due: Date(timeIntervalSince1970: 1_795_270_000)),
    Todo(id: 3, title: "Write to the roastery about the delivery", isDone: false),
  ]

  func toggle(_ todo: Todo) {
    objectWillChange.send()
    todos = todos.map { $0 == todo ? Todo(id: $0.id, title: $0.title, isDone: !$0.isDone) : $0 }
  }
}

@Observable final class TodoFilter {
  var showsDone = true
}

struct ToggleTodoIntent: AppIntent {
  static let title: LocalizedStringResource = "Toggle"

  @Parameter(title: "To-do") var number: Int?

  init() {}

  init(_ todo: Todo) {
    number = todo.id
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct TodoRow: View {
  @ObservedObject var store: TodoStore
  let todo: Todo

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Toggle(isOn: todo.isDone, intent: ToggleTodoIntent(todo)) {
        Text(todo.title)
          .strikethrough(todo.isDone)
          .foregroundStyle(todo.isDone ? .secondary : .primary)
          .lineLimit(2)
      }
      .toggleStyle(CheckToggleStyle())
      if let due = todo.due {
        Spacer(minLength: 0)
        Text(due, style: .relative).font(.caption2).foregroundColor(.orange)
      }
    }
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.label
    } icon: {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(configuration.isOn ? Color.green : Color.gray)
    }
  }
}

struct TodoList: View {
  @EnvironmentObject private var store: TodoStore
  @Environment(TodoFilter.self) private var filter
  @Namespace private var namespace

  private var shown: [Todo] { store.todos.filter { filter.showsDone || !$0.isDone } }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(shown) { todo in
          TodoRow(store: store, todo: todo)
            .matchedGeometryEffect(id: todo.id, in: namespace)
        }
      }
    }
  }
}

struct TodoView: View {
  @StateObject private var store = TodoStore()
  @State private var filter = TodoFilter()
  @Environment(\.widgetFamily) private var family
  @Environment(\.openURL) private var openURL

  private var open: Int { store.todos.filter { !$0.isDone }.count }

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(open) open", systemImage: "checklist")
    default:
      let layout =
        family == .systemSmall
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .top))
      layout {
        Text("\(open)").font(.largeTitle).bold().foregroundStyle(.tint)
        Spacer(minLength: 0)
        TodoList()
      }
      .environmentObject(store)
      .environment(filter)
      .tint(.orange)
      .containerBackground(for: .widget) { Color.black }
    }
  }
}
