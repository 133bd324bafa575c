// The server refuses these; they come along with what is pasted from documents, and nobody sees them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A message as it is sent: without white space around it, and without characters that the server refuses. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, '').toWellFormed().trim();
}
