// Combine's publishers are `ValuePublishers`, on the thread that they are sent on.
@_exported public import ValuePublishers
