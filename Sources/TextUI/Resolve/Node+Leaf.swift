extension Node {
  enum Leaf {
    /// Text; the number of its block.
    case text(Int)
    /// An area of one paint; the number of the paint.
    case fill(Int)
    /// A picture; its number.
    case drawing(Int)
    case spacer(along: Axis?, minLength: CGFloat?)
    /// Content that is resolved when it is drawn, once its size is known; the number of its reader.
    case geometry(Int)
  }
}
