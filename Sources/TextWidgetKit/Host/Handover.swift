import Synchronization

/// The first answer of a provider on its way from a callback to the host; it drops later ones.
///
/// WidgetKit's callbacks may come from any thread and their entries need not be `Sendable`, so
/// the compiler cannot see what their contract says: the provider gives the value away.
///
/// Unchecked, because: `value` is only touched under the lock of `wasPut`, it is put in once by the
/// provider, which hands it over for good, and taken out by the host.
final class Handover<Value>: @unchecked Sendable {
  private let wasPut = Mutex(false)
  private var value: Value?

  /// The callback to hand to a provider; `ended` is called once, when it has answered or has
  /// dropped the callback, so that it never will.
  func callback(_ ended: @escaping @Sendable () -> Void) -> @Sendable (Value) -> Void {
    let ending = Ending(ended)
    return { value in
      if self.put(value) { ending.tell() }
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

  /// Takes the value out, if it is there.
  func take() -> Value? {
    wasPut.withLock { _ in
      defer { value = nil }
      return value
    }
  }
}

/// Tells once that something has ended, at the latest when nobody refers to it any more.
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
