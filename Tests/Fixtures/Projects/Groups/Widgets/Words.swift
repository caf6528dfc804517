enum Words { static let title = "A cup" }
