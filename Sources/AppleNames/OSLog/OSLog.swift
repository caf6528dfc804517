// The same names: Apple's `OSLog` is `os` with the store of what was logged.
@_exported public import os
