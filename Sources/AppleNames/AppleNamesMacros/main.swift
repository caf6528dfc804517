// The compiler starts this program, sends a request for each use of a macro, and closes the input.
while let request = CompilerMessages.next() { CompilerMessages.send(request.answer) }
