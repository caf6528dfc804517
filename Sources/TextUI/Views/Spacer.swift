/// A flexible gap: it grows along its stack, or in both directions outside a stack.
///
/// ```swift
/// HStack {
///   Text("Peak")
///   Spacer()
///   Text("112 mg")
/// }
/// ```
///
/// ```
/// Peak        112 mg
/// ```
///
/// Without `minLength`, it has at least a column in an ``HStack`` and nothing in a ``VStack``.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  static func size(
    in proposal: ProposedViewSize, along axis: Axis?, minLength: CGFloat?
  ) -> CGSize {
    func length(_ along: Axis, _ standard: CGFloat) -> CGFloat {
      if let axis, axis != along { return 0 }
      let least = minLength ?? standard
      return max(proposal[along] ?? least, least)
    }
    return CGSize(
      width: length(.horizontal, Spacing.horizontal), height: length(.vertical, Spacing.vertical))
  }
}

extension Spacer: View {
  public func resolve(into builder: inout TreeBuilder) {
    builder.add(.spacer(along: builder.stackAxis, minLength: minLength))
  }
}
