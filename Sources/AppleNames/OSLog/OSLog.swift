// Apple's `OSLog` is `os` and the store of logged messages; here it is `os` alone.
@_exported public import os
