/// What the compiler makes of `#colorLiteral`, which Xcode shows as a field of the colour.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What the compiler makes of `#imageLiteral`.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of an asset; one without size where there is none.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(namedOrEmpty: name)
  }
}
