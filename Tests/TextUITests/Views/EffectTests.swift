import Foundation
import Testing
import TextUI

/// What each name comes to in cells, for the names that no other test draws.
@MainActor
struct EffectTests {
  @Test func views() {
    Row.check([
      Row("GroupBox", GroupBox("a") { Text("bcd") }, "  a", "  bcd"),
      Row("List", NavigationStack { List(["a", "bcd"], id: \.self) { Text($0) } }, "  a", "  bcd"),
      Row(
        "ContentUnavailableView",
        ContentUnavailableView("a", systemImage: "star", description: Text("bcd")), "   ☆", "   a",
        "  bcd"
      ),
      Row(
        "AsyncImage",
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("ab")
        }, "   ab"),
      Row("AsyncImage phase", AsyncImage(url: nil) { Text($0.image == nil ? "a" : "b") }, "   a"),
      Row("Section", VStack { Section("ab") { Text("c") } }, "   ab", "   c"),
      Row(
        "Section footer",
        VStack {
          Section {
            Text("c")
          } footer: {
            Text("ab")
          }
        }, "   c", "   ab"),
      Row(
        "Section header", VStack { Section(header: Text("ab"), footer: Text("d")) { Text("c") } },
        "   ab", "   c", "   d"),
      Row("LabeledContent", LabeledContent("a", value: 12, format: .number), "a     12"),
      Row("Toggle", Toggle("a", systemImage: "star", isOn: .constant(true)), "☆ a  [x]"),
      Row("bordered", Button("ab") {}.buttonStyle(.bordered), "   ab"),
      Row(
        "Canvas",
        Canvas {
          $0.draw(Text("ab"), in: CGRect(x: 8, y: 0, width: 32, height: 16)); _ = $1
        }, " ab"),
    ])
  }

  @Test func dates() {
    func shown(_ schedule: some TimelineSchedule) -> String {
      var environment = EnvironmentValues()
      environment.now = Date(timeIntervalSinceReferenceDate: 100)
      let view = TimelineView(schedule) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
      return draw(view, 8, environment: environment)[0].trimmingCharacters(in: .whitespaces)
    }
    let start = Date(timeIntervalSinceReferenceDate: 5)
    #expect(shown(.everyMinute) == "60")
    #expect(shown(.periodic(from: start, by: 30)) == "95")
    #expect(shown(.periodic(from: start + 1000, by: 30)) == "1,005")
    #expect(shown(.explicit([start, start + 1, start + 200])) == "6")
    #expect(shown(.explicit([])) == "100")
    #expect(shown(.animation) == "100")
    #expect(shown(.animation(minimumInterval: 1)) == "100")
  }

  @Test func modifiers() {
    let pair = Group {
      Text("a"); Text("bb")
    }
    Row.check([
      Row("unredacted", Text("ab").unredacted().redacted(reason: .placeholder), "   ab"),
      Row("redacted invalidated", Text("ab").redacted(reason: .invalidated), "   ab"),
      Row("titleOnly", Label("ab", systemImage: "star").labelStyle(.titleOnly), "   ab"),
      Row("iconOnly", Label("ab", systemImage: "star").labelStyle(.iconOnly), "   ☆"),
      Row("symbolVariant", Image(systemName: "star").symbolVariant(.fill), "   ★"),
      Row("symbolVariant none", Image(systemName: "star.fill").symbolVariant(.fill), "   ★"),
      Row(
        "transformEnvironment",
        Text("ab").transformEnvironment(\.textCase) { $0 = .uppercase }, "   AB"),
      Row(
        "containerRelativeFrame",
        Text("ab").containerRelativeFrame(.horizontal, alignment: .trailing), "      ab"),
      Row(
        "containerRelativeFrame count",
        HStack(spacing: 0) { pair.containerRelativeFrame(.horizontal, count: 2, spacing: 0) },
        " a   bb"),
      Row("safeAreaPadding", Text("ab").safeAreaPadding(.leading, 16), "    ab"),
      Row(
        "safeAreaPadding insets",
        Text("ab").safeAreaPadding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 24)), "  ab"),
      Row("scaledToFill", Color.clear.scaledToFill().overlay(Text("ab")), "   ab"),
      Row(
        "backgroundPreferenceValue",
        Text("ab").preference(key: Note.self, value: "cd")
          .backgroundPreferenceValue(Note.self) { Text($0).offset(x: 16) }, "   abcd"),
      Row(
        "overlayPreferenceValue",
        Text("ab").preference(key: Note.self, value: "c").transformPreference(Note.self) {
          $0 += "d"
        }
        .overlayPreferenceValue(Note.self) { Text($0) }, "   cd"),
      Row(
        "transformAnchorPreference",
        Text("ab").transformAnchorPreference(key: Note.self, value: .bounds) { note, _ in
          note += "ef"
        }
        .overlayPreferenceValue(Note.self) { Text($0) }, "   ef"),
      Row("EmptyModifier", Text("ab").modifier(EmptyModifier.identity), "   ab"),
    ])
  }

  private struct Note: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  @Test func preferencesAreHandedOut() {
    var seen: [String] = []
    _ = draw(
      Text("a").preference(key: Note.self, value: "b").onPreferenceChange(Note.self) {
        seen.append($0)
      }, 4)
    #expect(seen == ["b"])
  }

  @Test func alignments() {
    func place(_ alignment: Alignment) -> [String] {
      draw(
        ZStack(alignment: alignment) {
          Text("aaaa\naaaa").opacity(0.9)
          Text("b")
        }, 4, 2)
    }
    #expect(place(.leadingFirstTextBaseline) == ["baaa", "aaaa"])
    #expect(place(.trailingFirstTextBaseline) == ["aaab", "aaaa"])
    #expect(place(.leadingLastTextBaseline) == ["aaaa", "baaa"])
    #expect(place(.trailingLastTextBaseline) == ["aaaa", "aaab"])
    #expect(place(.centerFirstTextBaseline) == ["abaa", "aaaa"])
    #expect(place(.centerLastTextBaseline) == ["aaaa", "abaa"])
  }

  @Test func namesWithoutEffectLeaveTheViewAsItIs() {
    let text = Text("ab")
    var transaction = Transaction(animation: .snappy.delay(1).speed(2).repeatCount(3))
    transaction.disablesAnimations = withAnimation(.bouncy.repeatForever()) { true }
    Row.check([
      Row(
        "accessibilityRemoveTraits", text.accessibilityRemoveTraits([.isButton, .isLink]), "   ab"),
      Row("accessibilityHeading", text.accessibilityHeading(.h1), "   ab"),
      Row("accessibilityInputLabels", text.accessibilityInputLabels(["a"]), "   ab"),
      Row("accessibilitySortPriority", text.accessibilitySortPriority(1), "   ab"),
      Row("accessibilityAction", text.accessibilityAction(.magicTap) {}, "   ab"),
      Row("responds", text.accessibilityRespondsToUserInteraction(), "   ab"),
      Row("containerShape", text.containerShape(Circle()), "   ab"),
      Row("textScale", text.textScale(.secondary), "   ab"),
      Row("geometryGroup", text.geometryGroup(), "   ab"),
      Row("onDisappear", text.onDisappear {}, "   ab"),
      Row("symbolEffect", text.symbolEffect(.variableColor.iterative.reversing), "   ab"),
      Row(
        "symbolEffect", text.symbolEffect(.pulse.byLayer, options: .repeat(2), value: 1), "   ab"),
      Row("symbolEffectsRemoved", text.symbolEffectsRemoved(), "   ab"),
      Row("contentMargins", text.contentMargins(.all, 8, for: .scrollContent), "   ab"),
      Row("scrollIndicators", text.scrollIndicators(.hidden).scrollDisabled(true), "   ab"),
      Row("buttonBorderShape", text.buttonBorderShape(.roundedRectangle(radius: 2)), "   ab"),
      Row("controlSize", text.controlSize(.extraLarge), "   ab"),
      Row("blendMode", text.blendMode(.destinationOut), "   ab"),
      Row("ignoresSafeArea", text.ignoresSafeArea(.keyboard, edges: .top), "   ab"),
      Row("rotation3DEffect", text.rotation3DEffect(.degrees(9), axis: (0, 1, 0)), "   ab"),
      Row("transaction", text.transaction { $0 = transaction }, "   ab"),
      Row(
        "animation", text.animation(.interpolatingSpring(stiffness: 1, damping: 1), value: 1),
        "   ab"),
      Row("animation", text.animation(.timingCurve(0, 0, 1, 1), value: 1), "   ab"),
      Row(
        "transition",
        text.transition(.asymmetric(insertion: .slide, removal: .scale(scale: 0.5))), "   ab"),
    ])
  }
}
