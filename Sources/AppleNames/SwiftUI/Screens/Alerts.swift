// The questions of apps are never asked here, so a title may be a text, a string or a resource.

/// A title that is not a key.
/// - Effect: none; titles of questions are not drawn.
public protocol AlertTitle {}
extension Text: AlertTitle {}
extension String: AlertTitle {}
extension Substring: AlertTitle {}
extension LocalizedStringResource: AlertTitle {}

/// - Effect: none; a picture asks nothing.
nonisolated extension View {
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  public func alert<Actions: View, Message: View, Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> Self { self }
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  public func confirmationDialog<Actions: View, Message: View, Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> Self { self }
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  @_disfavoredOverload
  public func alert<Actions: View, Message: View, Value>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> Self { self }
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> Self { self }
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View, Value>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> Self { self }
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> Self { self }
  public func alert<Actions: View, Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> Self { self }
  public func confirmationDialog<Actions: View, Value>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> Self { self }
  @_disfavoredOverload
  public func alert<Actions: View, Value>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> Self { self }
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Value>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> Self { self }
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> Self { self }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> Self { self }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> Self { self }
}

/// A question, in SwiftUI's older form.
/// - Effect: none
public struct Alert: Sendable {
  /// Equal for all buttons: texts and actions are not stored, because no alert is shown.
  public struct Button: Sendable {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Self { Self() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions, in SwiftUI's older form.
/// - Effect: none
public struct ActionSheet: Sendable {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// - Effect: none
nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> Self { self }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> Self { self }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
}

/// The height of a sheet.
/// - Effect: none
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

/// - Effect: none
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// - Effect: none
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}
