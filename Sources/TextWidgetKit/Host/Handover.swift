import Synchronization

/// Passes the first answer of a provider from its callback to the host; drops later ones.
///
/// WidgetKit's callbacks may come from any thread with entries that are not `Sendable`. The
/// provider gives each value away, which the compiler cannot check.
///
/// Unchecked because `value` is only accessed under the lock of `wasPut`: the provider stores it
/// once and keeps no reference, and the host takes it out.
final class Handover<Value>: @unchecked Sendable {
  private let wasPut = Mutex(false)
  private var value: Value?

  /// Creates a provider's callback; `ended` runs once, after the answer or when it is dropped, and
  /// `again` for each later answer.
  func callback(
    again: @escaping @Sendable () -> Void = {}, _ ended: @escaping @Sendable () -> Void
  ) -> @Sendable (Value) -> Void {
    let ending = Ending(ended)
    return { value in
      if self.put(value) { ending.tell() } else { again() }
    }
  }

  private func put(_ newValue: Value) -> Bool {
    wasPut.withLock { wasPut in
      guard !wasPut else { return false }
      value = newValue
      wasPut = true
      return true
    }
  }

  /// Removes and returns the value, if there is one.
  func take() -> Value? {
    wasPut.withLock { _ in
      defer { value = nil }
      return value
    }
  }
}

/// Runs an action once: when told, or at the latest on deinitialisation.
private final class Ending: Sendable {
  private let wasTold = Mutex(false)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { tell() }

  func tell() {
    let isFirst = wasTold.withLock { wasTold in
      defer { wasTold = true }
      return !wasTold
    }
    if isFirst { action() }
  }
}
