import CaffeineWidgets
import CommandArguments
import TextWidgetKit
import WidgetHosting

enum GalleryCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "gallery", summary: "Draw every widget in each of its families.",
      discussion: """
        Until you log a drink, it shows an example day. As html it is a page in a light and a dark \
        form, which follows the reader's unless you say --color-scheme.
        """,
      options: [
        WidgetOptions.kind(among: CaffeineKind.names), WidgetOptions.renderingMode,
        WidgetOptions.colorScheme, WidgetOptions.sizeCategory, WidgetOptions.set,
        WidgetOptions.galleryFormat,
      ],
      examples: [
        CommandExample("caffeine gallery --rendering-mode vibrant", "As on a Lock Screen.")
      ],
      action: CommandAction(isLong: true, run))
  }

  @MainActor private static func run(_ context: CommandContext) throws(Failure) {
    try CaffeineFront(in: context, isGallery: true).front.run()
  }
}
