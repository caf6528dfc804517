// swift-tools-version: 6.0
fatalError("No preview evaluates this.")
