struct Unused { let missing: Nowhere }
