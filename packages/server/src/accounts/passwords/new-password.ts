import { CodedError } from '../../lib/index.ts';

import { isCommonPassword } from './common-passwords.ts';

/** Refuses a new password that is guessed first. Its length and characters the contract has checked. */
export function refuseCommon(password: string, field = '/password'): void {
  if (isCommonPassword(password))
    throw new CodedError('badRequest', { problems: [{ field, rule: 'common' }] });
}
