import SwiftUI
import Testing

/// Styles that make a control of what they are told about it, as Apple's examples do.
@MainActor
struct StyleConfigurationTests {
  private struct Marked: LabelStyle, ToggleStyle, ProgressViewStyle, GroupBoxStyle,
    LabeledContentStyle, ControlGroupStyle, PrimitiveButtonStyle
  {
    func makeBody(configuration: LabelStyleConfiguration) -> some View {
      HStack {
        Text("<"); Label(configuration)
      }
    }
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
      HStack {
        Text("<"); Toggle(configuration)
      }
    }
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
      HStack {
        Text("<"); ProgressView(configuration)
      }
    }
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
      HStack {
        Text("<"); GroupBox(configuration)
      }
    }
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
      HStack {
        Text("<"); LabeledContent(configuration)
      }
    }
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
      HStack {
        Text("<"); ControlGroup(configuration)
      }
    }
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
      HStack {
        Text("<"); Button(configuration)
      }
    }
  }

  private func row<Content: View>(_ content: Content, _ columns: Int = 12) -> String {
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    return CellRenderer(content: content, columns: columns, rows: 1, environment: environment)
      .render().grid.plain().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func aControlInItsOwnStyleLooksAsAroundIt() {
    #expect(row(Label("a", systemImage: "plus").labelStyle(Marked())) == "< + a")
    #expect(
      row(Label("a", systemImage: "plus").labelStyle(Marked()).labelStyle(.titleOnly)) == "< a")
    #expect(row(Toggle("a", isOn: .constant(true)).toggleStyle(Marked())) == "< a [x]")
    #expect(row(ProgressView(value: 0.5).progressViewStyle(Marked()), 6) == "< ██░░")
    #expect(row(LabeledContent("a", value: "b").labeledContentStyle(Marked()), 7) == "< a   b")
    #expect(row(ControlGroup { Text("a") }.controlGroupStyle(Marked())) == "< a")
    #expect(row(Button("a") {}.buttonStyle(Marked())) == "< a")
    #expect(
      row(
        GroupBox {
          GroupBox { Text("a") }
        }
        .groupBoxStyle(Marked())) == "<  <  a")
  }

  @Test func buttonsSayWhatTheirRoleDoes() {
    #expect(row(Button(role: .destructive) {}) == "Delete")
    #expect(row(Button(role: .cancel) {}) == "Cancel")
  }

  @Test func bindingsOfACollectionAreTakenOneByOne() {
    var names = ["a", "b"]
    let binding = Binding(get: { names }, set: { names = $0 })
    #expect(
      row(HStack { ForEach(binding, id: \.self.wrappedValue) { $name in Text(name) } }) == "a b")
    for (index, element) in binding.enumerated() { element.wrappedValue += "\(index)" }
    #expect(names == ["a0", "b1"])
    let last = binding[1]
    names.removeLast()
    last.wrappedValue = "c"
    #expect(names == ["a0"] && last.wrappedValue == "b1" && binding.last?.wrappedValue == "a0")
  }

  @Test func aScrollViewHasASpaceOfItsOwn() {
    let view = VStack(spacing: 0) {
      Text("head")
      ScrollView {
        Text("top")
        GeometryReader { proxy in
          Text("\(Int(proxy.frame(in: .scrollView).minY)) \(Int(proxy.frame(in: .global).minY))")
        }
      }
    }
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let plain = CellRenderer(content: view, columns: 8, rows: 4, environment: environment)
      .render().grid.plain()
    #expect(plain.contains("16 32"))
  }

  @Test func aGradientInARectangleRunsOverIt() {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let placed = Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 32, height: 16)))
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    func cells(_ view: some View, _ columns: Int) -> [RGBA?] {
      let grid = CellRenderer(content: view, columns: columns, rows: 1, environment: environment)
        .render().grid
      return (0..<columns).map {
        grid[$0, 0].glyph == "█" ? grid[$0, 0].style.foreground : grid[$0, 0].style.background
      }
    }
    let narrow = cells(Rectangle().fill(gradient), 4)
    #expect(cells(placed, 8) == narrow + Array(repeating: RGBA(hex: 0xFFFFFF), count: 4))
  }
}
