// The compiler starts this program, sends one request for each use of a macro, and closes the
// input after the last.
while let request = CompilerMessages.next() { CompilerMessages.send(request.answer) }
