import Observation
import Testing
import TextUI

import struct Foundation.CGFloat

/// Objects that views are given are read as they are when the picture is drawn.
@MainActor
@Suite struct ObservedTests {
  @Test func objectsReachTheirReaders() {
    let model = Model()
    model.name = "later"
    #expect(draw(Reader(model: model).environmentObject(model), 20) == ["later later initial"])
  }

  @Test func objectsOfAnyClassGoThroughTheEnvironment() {
    let filter = Filter()
    filter.isOn = true
    #expect(draw(FilterReader(), 4) == ["none"])
    #expect(draw(FilterReader().environment(filter), 4) == [" on"])
    #expect(draw(FilterReader().environment(nil as Filter?).environment(filter), 4) == ["none"])
  }

  @Test func bindingsReadAndWriteAnObject() {
    let model = Model()
    @ObservedObject var observed = model
    $observed.name.wrappedValue = "set"
    #expect(model.name == "set")
    @Bindable var filter = Filter()
    let isOn = $filter.isOn
    isOn.wrappedValue = true
    #expect(filter.isOn)
  }

  @Test func metricsGrowWithText() {
    #expect(size(Padded(), 20) == [10, 1])
    #expect(size(Padded().dynamicTypeSize(.accessibility5), 40) == [29, 1])
  }

  @Test func bindingsToElementsWriteThem() {
    var items = ["a", "b"]
    let bindings = Binding(get: { items }, set: { items = $0 })
    for binding in bindings { binding.wrappedValue += "!" }
    #expect(items == ["a!", "b!"])
    #expect(bindings.count == 2 && bindings.map(\.wrappedValue) == items)
  }
}

private final class Model: ObservableObject {
  @Published var name = "initial"
}

@Observable private final class Filter {
  var isOn = false
}

private struct Reader: View {
  @ObservedObject var model: Model
  @EnvironmentObject var shared: Model
  @StateObject var own = Model()

  var body: some View { Text("\(model.name) \(shared.name) \(own.name)") }
}

private struct FilterReader: View {
  @Environment(Filter.self) private var filter: Filter?

  var body: some View { Text(filter.map { $0.isOn ? "on" : "off" } ?? "none") }
}

private struct Padded: View {
  @ScaledMetric private var length: CGFloat = 72

  var body: some View { Text("x").padding(.leading, length) }
}
