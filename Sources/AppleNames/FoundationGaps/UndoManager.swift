/// What a person can take back.
open class UndoManager: NSObject {
  private var changes: [() -> Void] = []
  private var undone: [() -> Void] = []
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// The most changes that are kept; 0 is all.
  open var levelsOfUndo = 0
  private var disabled = 0

  open var canUndo: Bool { !changes.isEmpty }
  open var canRedo: Bool { !undone.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Keeps how a change is taken back; while one is, how it is made again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = { [weak target] in if let target { handler(target) } }
    if isUndoing {
      undone.append(change)
    } else {
      changes.append(change)
      if !isRedoing { undone = [] }
      if levelsOfUndo > 0 { changes = changes.suffix(levelsOfUndo) }
    }
  }
  open func undo() {
    isUndoing = true
    defer { isUndoing = false }
    changes.popLast()?()
  }
  open func redo() {
    isRedoing = true
    defer { isRedoing = false }
    undone.popLast()?()
  }
  open func removeAllActions() { (changes, undone) = ([], []) }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ actionName: String) {}
}
