// The server rejects these invisible characters, which pasted documents often contain.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern lists the characters to remove
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Trims a message and removes the characters that the server rejects. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, '').toWellFormed().trim();
}
