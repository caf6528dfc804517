public let minePhotos = "Photos"
