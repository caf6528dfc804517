// Nothing: what widgets log with is written in Swift.
