import Testing
import TextUI

import struct Foundation.CGFloat
import struct Foundation.Date

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

  @Test func aPickerShowsWhatIsSelected() {
    func sizes(_ selection: Int?) -> some View {
      Picker("Size", selection: .constant(selection)) {
        Text("small").tag(1)
        Text("large").tag(2)
      }
    }
    #expect(draw(sizes(2), 12) == ["Size   large"])
    #expect(draw(sizes(nil), 8) == ["Size"])
    #expect(draw(sizes(2).labelsHidden(), 5) == ["large"])
    let cups = Picker("Cup", selection: .constant("b")) {
      ForEach(["a", "b"], id: \.self) { Text($0 + "!") }
    }
    #expect(draw(cups, 8) == ["Cup   b!"])
    // A tag counts before the identity of the element.
    let swapped = Picker("Cup", selection: .constant(1)) {
      ForEach(1..<3) { Text(verbatim: "\($0)").tag(3 - $0) }
    }
    #expect(draw(swapped, 8) == ["Cup    2"])
  }

  @Test func ofTabsTheSelectedOneIsSeen() {
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
    #expect(draw(tabs(2), 3) == ["two"])
    #expect(draw(tabs(3), 3) == ["one"])
    let wide = TabView {
      Text("First page").lineLimit(1)
      Text("b")
    }
    #expect(draw(wide, 5) == ["Firs…"])
  }

  @Test func aSliderStandsAtItsValueBetweenItsBounds() {
    let dose = Slider(value: .constant(18), in: 14...22) {
      Text("Dose")
    } minimumValueLabel: {
      Text("14")
    } maximumValueLabel: {
      Text("22")
    }
    #expect(draw(dose, 14) == ["14 ████░░░░ 22"])
    #expect(draw(Slider(value: .constant(30), in: 14...22, step: 2), 4) == ["████"])
  }

  @Test func aDatePickerShowsTheComponentsThatAreChosen() {
    func picker(_ components: DatePickerComponents) -> some View {
      DatePicker(
        "At", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: components)
    }
    #expect(draw(picker(.date), 20) == ["At   January 1, 1970"])
    #expect(draw(picker(.hourAndMinute), 12) == ["At  12:00 AM"])
    let both = DatePicker("At", selection: .constant(Date(timeIntervalSince1970: 0)))
    #expect(draw(both, 28) == ["At  January 1, 1970 12:00 AM"])
  }

  @Test func anEmptyFieldShowsItsPrompt() {
    let field = TextField(text: .constant(""), prompt: Text("Your name")) { Text("Name") }
    #expect(draw(field, 9) == ["Your name"])
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
