import WidgetExamples
import WidgetKit

// The extension of the example's app. On an iPhone `@main` stands at the bundle itself, which here
// is in a library so that tests reach it.
@main
enum WidgetExamplesProgram {
  static func main() async { await ExampleWidgets.main() }
}
