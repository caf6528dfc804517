/// Values in the order in which they were met, each once.
struct KeyList {
  private(set) var values: [PlottedValue] = []
  private var numbers: [PlottedValue: Int] = [:]

  init(_ values: [PlottedValue]) { for value in values { add(value) } }

  mutating func add(_ value: PlottedValue?) {
    guard let value, numbers[value] == nil else { return }
    numbers[value] = values.count
    values.append(value)
  }

  func index(of value: PlottedValue) -> Int { numbers[value] ?? 0 }
}
