/** Invisible characters that the contract's `PlainText` refuses; they come with pasted text. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const BREAKS = /[\t\n\u2028\u2029]+/g;

/** Strips invisible and formatting characters from a text of several lines. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
}

/** Strips invisible and formatting characters, and joins lines into one. */
export function oneLine(text: string): string {
  return plainText(text).replace(BREAKS, ' ');
}
