const EMAIL = /^[^\s@]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;

/** Returns true if a text may be an e-mail address; the server decides. */
export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
