import TextUI
import Testing

/// Styles that make a control of what they are told about it, as Apple's examples do.
@MainActor
struct StyleConfigurationTests {
  private struct Marked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack {
        Text("<")
        content
      }
    }
  }

  private struct MarkedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { Label(configuration) } }
  }

  private struct MarkedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { Toggle(configuration) } }
  }

  private struct MarkedProgressView: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Marked { ProgressView(configuration) }
    }
  }

  private struct MarkedGroupBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { GroupBox(configuration) } }
  }

  private struct MarkedLabeledContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Marked { LabeledContent(configuration) }
    }
  }

  private struct MarkedPrimitiveButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { Button(configuration) } }
  }

  private func row<Content: View>(_ content: Content, _ columns: Int = 12) -> String {
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    return CellRenderer(content: content, columns: columns, rows: 1, environment: environment)
      .render().grid.plain().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func aControlInItsOwnStyleLooksAsAroundIt() {
    #expect(row(Label("a", systemImage: "plus").labelStyle(MarkedLabel())) == "< + a")
    #expect(
      row(Label("a", systemImage: "plus").labelStyle(MarkedLabel()).labelStyle(.titleOnly)) == "< a"
    )
    #expect(row(Toggle("a", isOn: .constant(true)).toggleStyle(MarkedToggle())) == "< a      [x]")
    #expect(row(ProgressView(value: 0.5).progressViewStyle(MarkedProgressView()), 6) == "< ██░░")
    #expect(
      row(LabeledContent("a", value: "b").labeledContentStyle(MarkedLabeledContent()), 7)
        == "< a   b")
    #expect(row(Button("a") {}.buttonStyle(MarkedPrimitiveButton())) == "< a")
    #expect(
      row(
        GroupBox {
          GroupBox { Text("a") }
        }
        .groupBoxStyle(MarkedGroupBox())) == "<  <  a")
  }

  @Test func buttonsSayWhatTheirRoleDoes() {
    #expect(row(Button(role: .destructive, action: {})) == "Delete")
    #expect(row(Button(role: .cancel, action: {})) == "Cancel")
  }

  @Test func bindingsOfACollectionAreTakenOneByOne() {
    var names = ["a", "b"]
    let binding = Binding(get: { names }, set: { names = $0 })
    #expect(
      row(HStack { ForEach(binding, id: \.self) { $name in Text(name) } }) == "a b")
    for (index, element) in binding.enumerated() { element.wrappedValue += "\(index)" }
    #expect(names == ["a0", "b1"])
    let last = binding[1]
    names.removeLast()
    last.wrappedValue = "c"
    #expect(names == ["a0"] && last.wrappedValue == "b1" && binding.last?.wrappedValue == "a0")
  }

  @Test func aGradientInARectangleRunsOverIt() {
    let gradient = LinearGradient(
      colors: [.black, Color(red: 1, green: 0, blue: 0)], startPoint: .leading, endPoint: .trailing)
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
    #expect(cells(placed, 8) == narrow + Array(repeating: RGBA(hex: 0xFF0000), count: 4))
  }
}
