const EMAIL = /^[^\s@]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;
const STRONG = /^(?=[\s\S]*[a-z])(?=[\s\S]*[A-Z])(?=[\s\S]*[0-9])[\s\S]{10,128}$/;

/** Returns true if a text may be an e-mail address; the server decides. */
export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Returns true for a password as the server wants it: 10 characters, with a small letter, a capital and a digit. */
export function isStrongPassword(text: string): boolean {
  return STRONG.test(text);
}
