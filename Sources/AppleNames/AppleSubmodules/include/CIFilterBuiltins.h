// Nothing: filters are written in Swift.
