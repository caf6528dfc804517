extension ViewTree {
  /// Keeps of the open nodes since `mark` the first image and the first text, side by side; nodes
  /// without any text stay as they are.
  package mutating func keepFirstTexts(from mark: Int) {
    if open.count == mark + 1 {
      var inner = open[mark]
      while let next = wrapped(inner) { inner = next }
      if case .leaf = nodes[inner].content { return }
    }
    var image: Int?
    var text: Int?
    for node in open[mark...] { findFirst(&image, &text, in: node) }
    let found = [image, text].compactMap(\.self)
    if found.isEmpty { return }
    open.replaceSubrange(mark..., with: found)
    add(
      .stack(.horizontal, spacing: nil, alignment: VerticalAlignment.center.id),
      childrenFrom: mark)
  }

  /// Finds the first image and the first text in the order of the source; of views the first that
  /// fits of which is shown, it is whichever that is.
  private func findFirst(_ image: inout Int?, _ text: inout Int?, in id: Int) {
    switch nodes[id].content {
    case .leaf(.text(let index)):
      if texts[index].isImage { image = image ?? id } else { text = text ?? id }
    case .container(.fitting): text = text ?? id
    case .leaf: break
    case .wrapper(.effect(.hidden)): break
    case .wrapper(.effect), .wrapper(.padding), .wrapper(.frame), .wrapper(.flexibleFrame),
      .wrapper(.fixedSize), .wrapper(.aspectRatio), .wrapper(.offset), .wrapper(.position),
      .wrapper(.trait), .layers:
      findFirst(&image, &text, in: child(0, of: nodes[id]))
    case .container:
      for index in 0..<nodes[id].childCount {
        findFirst(&image, &text, in: child(index, of: nodes[id]))
      }
    }
  }
}
