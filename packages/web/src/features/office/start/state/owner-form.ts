const STRONG = /^(?=[\s\S]*[a-z])(?=[\s\S]*[A-Z])(?=[\s\S]*[0-9])[\s\S]{10,128}$/;

/** Returns true for a password as the server wants it: 10 characters, with a small letter, a capital and a digit. */
export function isStrongPassword(text: string): boolean {
  return STRONG.test(text);
}
