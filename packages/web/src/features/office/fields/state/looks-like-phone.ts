/** Fewest and most digits of a number that is called; some places have short ones. */
const DIGITS = { min: 3, max: 20 } as const;

/** Returns true if a text may be a telephone number that a phone can dial, possibly with an extension. */
export function looksLikePhone(text: string): boolean {
  const narrow = text.normalize('NFKC').trim();
  const { length } = narrow.replace(/\D/g, '');
  const isDialled = /^[+(]?\d[\d ()./-]*(?:(?:x|ext\.?|#)\s?\d+)?$/i.test(narrow);
  return isDialled && length >= DIGITS.min && length <= DIGITS.max;
}
