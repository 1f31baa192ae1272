import { CodedError } from '../../lib/index.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Throws `badRequest` for a common password. The contract's schema has checked its length and characters. */
export function ensureNotCommon(password: string, field = '/password'): void {
  if (isCommonPassword(password))
    throw new CodedError('badRequest', { problems: [{ field, rule: 'common' }] });
}
