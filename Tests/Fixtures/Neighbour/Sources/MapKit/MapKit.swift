public let mineMapKit = "MapKit"
