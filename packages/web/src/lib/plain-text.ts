/** What the contract's `PlainText` refuses: characters nobody sees, which come along with what is pasted. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const BREAKS = /[\t\n\u2028\u2029]+/g;

/** A text of several lines as it may be sent: without characters that change how the text around them is shown. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
}

/** The same on one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(BREAKS, ' ');
}
