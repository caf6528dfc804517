// First inhabitants follow.
