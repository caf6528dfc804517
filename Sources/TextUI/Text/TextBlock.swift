/// A text whose styles are resolved.
struct TextBlock {
}
