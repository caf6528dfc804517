extension TreeBuilder {
  /// Keeps only the first image and the first text of the open nodes since `mark`, side by side.
  ///
  /// Nodes without either stay as they are. A picture shrinks or grows to the height of a row.
  package mutating func keepFirstTexts(from mark: Int) {
    if open.count == mark + 1 {
      var inner = open[mark]
      while let next = tree.wrapped(inner) { inner = next }
      if case .leaf(let leaf) = tree.nodes[inner].content, picture(of: leaf) == nil { return }
    }
    var image: Int?
    var text: Int?
    for node in open[mark...] { findFirst(&image, &text, in: node) }
    if image == nil && text == nil { return }
    open.removeSubrange(mark...)
    if let image {
      open.append(image)
      if case .leaf(let leaf) = tree.nodes[image].content, let index = picture(of: leaf) {
        fitPicture(index, toRowFrom: mark)
      }
    }
    if let text { open.append(text) }
    add(
      .stack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.id),
      childrenFrom: mark)
  }

  /// Finds the first image and the first text in source order; a `ViewThatFits` counts as text.
  private func findFirst(_ image: inout Int?, _ text: inout Int?, in id: Int) {
    switch tree.nodes[id].content {
    case .leaf(.text(let index)):
      if tree.texts[index].isImage { image = image ?? id } else { text = text ?? id }
    case .container(.fitting): text = text ?? id
    case .leaf(let leaf): if picture(of: leaf) != nil { image = image ?? id }
    case .wrapper(.effect(.hidden)): break
    case .wrapper(.effect), .wrapper(.padding), .wrapper(.frame), .wrapper(.flexibleFrame),
      .wrapper(.fixedSize), .wrapper(.lazy), .wrapper(.aspectRatio), .wrapper(.offset),
      .wrapper(.position), .wrapper(.trait), .layers:
      findFirst(&image, &text, in: tree.nodes[id].child(0, in: tree.children))
    case .container:
      for index in 0..<tree.nodes[id].childCount {
        findFirst(&image, &text, in: tree.nodes[id].child(index, in: tree.children))
      }
    }
  }

  /// The number of a picture's drawing, else nil.
  private func picture(of leaf: Node.Leaf) -> Int? {
    guard case .drawing(let index) = leaf, tree.drawings[index] is PictureDrawing else {
      return nil
    }
    return index
  }

  /// Fits the picture in the open node since `mark` to the height of a row.
  private mutating func fitPicture(_ index: Int, toRowFrom mark: Int) {
    guard var drawing = tree.drawings[index] as? PictureDrawing else { return }
    let size = drawing.picture.size
    let width = CellMetrics.height * size.width / size.height
    drawing.traits.resizing = .stretched
    tree.drawings[index] = drawing
    wrap(from: mark, in: .frame(width: width, height: CellMetrics.height, .center))
  }
}
