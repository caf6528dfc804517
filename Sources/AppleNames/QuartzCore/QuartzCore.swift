// Of Apple's module only the clock is here.
@_exported public import FoundationGaps
