// The names are those of Swift's protocols.
// swift-format-ignore-file: NoLeadingUnderscores

// What a format takes besides numbers and text. Written into text, such a value is its description.
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}

extension _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
  public var _cVarArgEncoding: [Int] { NSString(string: "\(self)")._cVarArgEncoding }
}
