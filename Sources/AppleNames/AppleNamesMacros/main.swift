// The compiler starts this program, asks it to expand uses of macros one after the other, and ends
// its input when no more will come.
while let request = CompilerMessages.next() { CompilerMessages.send(request.answer) }
