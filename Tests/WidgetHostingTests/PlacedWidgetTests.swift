import Testing
import WidgetHosting

/// A placed widget as the line it is kept in.
@Suite struct PlacedWidgetTests {
  @Test func itReadsBackTheSame() throws {
    let widget = PlacedWidget(
      id: "a", kind: "caffeine", family: .accessoryInline,
      settings: ["bedtime": "23:00", "title": "a \"b\" = c/d\n☕"])
    #expect(PlacedWidget(id: "a", text: widget.text) == widget)
    #expect(!widget.text.contains("\n"))
    let plain = PlacedWidget(id: "a", kind: "caffeine", family: .systemSmall)
    #expect(plain.text == #"{"family":"systemSmall","kind":"caffeine"}"#)
  }

  @Test func whatAnotherVersionWroteSurvivesAChange() throws {
    let line =
      #"{"family":"systemHuge","kind":"moon","more":[1,2.5,true,null,{"x":"y"}],"settings":{"a":"1","b":[2]},"version":9007199254740993}"#
    var widget = try #require(PlacedWidget(id: "a", text: line))
    #expect(widget.family == nil && widget.familyName == "systemHuge")
    #expect(widget.settings == ["a": "1"])
    #expect(widget.text == line)
    widget.settings["a"] = nil
    widget.settings["c"] = "3"
    #expect(
      widget.text
        == line.replacing(#""a":"1","b":[2]"#, with: #""b":[2],"c":"3""#))
  }

  @Test(arguments: ["", "{", "[]", "{}", #"{"kind":1,"family":"x"}"#, #"{"kind":"a"}"#])
  func whatIsNoWidgetIsNone(line: String) { #expect(PlacedWidget(id: "a", text: line) == nil) }
}
