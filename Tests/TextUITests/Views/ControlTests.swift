import Testing
import TextUI

/// Buttons and toggles, which cannot be pressed in a picture, look what they are.
@MainActor
@Suite struct ControlTests {
  @Test func togglesShowTheirState() {
    #expect(draw(Toggle("On", isOn: .constant(true)), 8) == ["On   [x]"])
    #expect(draw(Toggle("On", isOn: .constant(false)).labelsHidden(), 3) == ["[ ]"])
    #expect(draw(Toggle("On", isOn: .constant(true)).toggleStyle(.button), 6) == [" On ✓"])
    #expect(draw(Toggle("On", isOn: .constant(false)).toggleStyle(.button), 4) == [" On"])
  }

  @Test func toggleStylesAreTold() {
    let toggle = Toggle("Tea", isOn: .constant(true)).toggleStyle(Shout())
    #expect(draw(toggle, 4) == ["Tea!"])
    let rendering = CellRenderer(
      content: Toggle("Tea", isOn: .constant(true)), columns: 9, rows: 1,
      environment: EnvironmentValues()
    ).render()
    #expect(rendering.accessibilityLabel == "Tea, on")
  }

  @Test func aToggleOfSeveralSaysWhenTheyDiffer() {
    let sources = [Binding.constant(true), .constant(false)]
    #expect(draw(Toggle("All", sources: sources, isOn: \.self), 8) == ["All  [-]"])
  }

  @Test func buttonsShowTheirLabels() {
    #expect(draw(Button("Add", systemImage: "plus") {}, 6) == ["+ Add"])
    #expect(draw(Button("Add", role: .destructive) {}, 3) == ["Add"])
  }

  @Test func paintedShapesCanBePaintedAgain() {
    let view = Rectangle().stroke(.red, lineWidth: 2).fill(.blue).frame(width: 32, height: 32)
    #expect(draw(view, 4, 2).contains { !$0.isEmpty })
  }
}

private struct Shout: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text(configuration.isOn ? "!" : "?")
    }
  }
}
