/**
 * A text that a spreadsheet might take for a formula (office B7.7): it begins with a sign of one, half or full width, also
 * after blanks or quotes, or with a tab or a line break.
 */
const LOOKS_LIKE_FORMULA = /^['\s]*[=+\-@＝＋－＠]|^['\s]*[\t\r\n]/u;

/** Returns a text as it is written into a file: with a quote before what a spreadsheet might take for a formula. */
export function guarded(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
}

/** Returns a text as it was before `guarded`; a quote before anything else stays. */
export function unguarded(text: string): string {
  return text.startsWith("'") && LOOKS_LIKE_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
