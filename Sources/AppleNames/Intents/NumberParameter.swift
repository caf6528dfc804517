/// A number or a switch of an `INIntent`: a person sets a `Number`, the program reads an `NSNumber`.
///
/// Classes made from a definition file have it, as those of Xcode do.
public typealias NumberParameter<Number: IntentValue> = BoxedParameter<Number, NSNumber>

extension BoxedParameter where Boxed == NSNumber {
  /// A whole number.
  public convenience init(title: LocalizedStringResource, default value: Int? = nil)
  where Value == Int {
    self.init(title, value, box: { NSNumber(value: $0) }, unbox: { $0.intValue })
  }

  public convenience init(title: LocalizedStringResource, default value: Double? = nil)
  where Value == Double {
    self.init(title, value, box: { NSNumber(value: $0) }, unbox: { $0.doubleValue })
  }

  public convenience init(title: LocalizedStringResource, default value: Bool? = nil)
  where Value == Bool {
    self.init(title, value, box: { NSNumber(value: $0) }, unbox: { $0.boolValue })
  }
}
