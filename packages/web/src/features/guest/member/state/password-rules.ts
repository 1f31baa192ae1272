/** A rule for new passwords (specification §5). */
export type PasswordRule = 'length' | 'lower' | 'upper' | 'number';

const MIN_LENGTH = 10;
const RULES: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => password.length >= MIN_LENGTH,
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  number: (password) => /[0-9]/.test(password),
};

/** Returns the rules that a password breaks, in display order. */
export function brokenRules(password: string): readonly PasswordRule[] {
  return (Object.keys(RULES) as PasswordRule[]).filter((rule) => !RULES[rule](password));
}
