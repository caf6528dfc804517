// A control as Xcode's template has it.
import AppIntents
import SwiftUI
import WidgetKit

struct TimerControl: ControlWidget {
  static let kind: String = "com.example.TimerControl"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
      ControlWidgetToggle(
        "Start Timer", isOn: value.isRunning, action: StartTimerIntent(value.name)
      ) { isRunning in
        Label(isRunning ? "Running" : "Off", systemImage: "timer")
      }
    }
    .displayName("Timer")
    .description("A an example control that runs a timer.")
  }
}

extension TimerControl {
  struct Value {
    var isRunning: Bool
    var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: TimerConfiguration) -> Value {
      TimerControl.Value(isRunning: false, name: configuration.timerName)
    }

    func currentValue(configuration: TimerConfiguration) async throws -> Value {
      let isRunning = true
      return TimerControl.Value(isRunning: isRunning, name: configuration.timerName)
    }
  }
}

struct TimerConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer Name Configuration"

  @Parameter(title: "Timer Name", default: "Timer")
  var timerName: String
}

struct StartTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start a timer"

  @Parameter(title: "Timer Name")
  var name: String

  @Parameter(title: "Timer is running")
  var value: Bool

  init() {}

  init(_ name: String) { self.name = name }

  func perform() async throws -> some IntentResult { .result() }
}

struct OpenControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "open") {
      ControlWidgetButton(action: StartTimerIntent()) {
        Label("Open", systemImage: "arrow.up.forward.app")
      }
      .tint(.orange)
    }
    .displayName("Open")
  }
}

struct AbsentControl: ControlWidget {
  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

struct TimerBundle: WidgetBundle {
  var body: some Widget {
    LevelWidget()
    TimerControl()
    if #available(iOS 18.0, *) { OpenControl() }
    AbsentControl()
    DeliveryActivity()
  }
}
