import SwiftUI

extension ShapeStyle where Self == Color { static var crema: Color { .brown } }
