// Combine's names are those of `ValuePublishers`, which deliver on the sender's thread.
@_exported public import ValuePublishers
